class SleepThatHurtsNobody {
    synchronized void shutdown() throws InterruptedException {
        Thread.sleep(1000);
    }

    void other() {
        System.out.println("needs no lock");
    }
}
