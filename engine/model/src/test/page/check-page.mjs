// Works the pages in a folder as a user does, and prints what came of it, one line for each thing that must hold.
// node check-page.mjs FOLDER IMAGES PLAYWRIGHT
import { createRequire } from 'node:module';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, images, playwright] = process.argv.slice(2);
const { chromium } = createRequire(import.meta.url)(playwright);
const browser = await chromium.launch({ executablePath: process.env.HEDDLE_CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });

async function open(file, options) {
    const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, ...options });
    const page = await context.newPage();
    page.errors = [];
    page.on('console', message => { if (message.type() === 'error') page.errors.push(message.text()); });
    page.on('pageerror', error => page.errors.push(String(error)));
    page.on('dialog', dialog => { page.errors.push('dialog'); dialog.dismiss(); });
    page.on('request', request => { if (!request.url().startsWith('file:')) page.errors.push('asked ' + request.url()); });
    await page.goto(pathToFileURL(join(folder, file)).href);
    return page;
}

const isWider = page => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
const isInSight = (page, selector) => page.evaluate(s => {
    const box = document.querySelector(s)?.getBoundingClientRect();
    return Boolean(box) && box.top >= 0 && box.bottom <= window.innerHeight;
}, selector);
const paper = page => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const light = await open('suite.html', { colorScheme: 'light' });
const article = light.locator('article').first();
const step = article.locator('svg a').filter({ hasText: 'LostUpdate#1.hits ➜ 0' }).first();
await step.scrollIntoViewIfNeeded();
await step.click();
await light.waitForTimeout(100);
const shown = light.locator(':target');
const number = (await shown.locator('.number').innerText()).trim();
const line = await isInSight(light, ':target') && `5 ${await shown.locator('xpath=ancestor::figure/figcaption').innerText()} ${number}`;
await light.screenshot({ path: join(images, 'page-light.png') });
const findings = light.locator('.findings tbody tr:visible');
const all = await findings.count();
await light.locator('#k-deadlock').uncheck();
const fewer = await findings.count();
const dark = await open('suite.html', { colorScheme: 'dark' });
await dark.locator('article').nth(1).scrollIntoViewIfNeeded();
await dark.evaluate(() => document.querySelectorAll('article')[1].scrollIntoView());
await dark.screenshot({ path: join(images, 'page-dark.png') });
console.log('errors of the console:', light.errors.length + dark.errors.length);
console.log('line in sight after a click:', line);
console.log(`findings shown: ${all}, without deadlocks: ${fewer}`);
console.log(`light paper: ${await paper(light)}, dark paper: ${await paper(dark)}`);

const phone = await open('suite.html', { viewport: { width: 400, height: 800 }, isMobile: true, hasTouch: true });
console.log('wider than the screen at 400 px:', await isWider(phone));
await phone.locator('article svg a').nth(2).tap();
await phone.waitForTimeout(100);
console.log('source in sight after a click at 400 px:', await isInSight(phone, ':target'));
await phone.screenshot({ path: join(images, 'page-phone.png') });

const pdf = join(folder, 'page.pdf');
await dark.pdf({ path: pdf, format: 'A4' });
await dark.emulateMedia({ media: 'print' });
const complete = await dark.evaluate(() => [...document.querySelectorAll('svg.picture')].filter(svg => svg.checkVisibility())
    .every(svg => svg.getBoundingClientRect().right <= document.documentElement.clientWidth + 1));
console.log('pages of the print are in colour and complete:',
    complete && statSync(pdf).size > 20_000 && await paper(dark) === 'rgb(255, 255, 255)');

const hostile = await open('hostile.html', {});
const tags = name => hostile.evaluate(n => document.getElementsByTagName(n).length, name);
console.log(`hostile: title ${await hostile.title()}, scripts ${await tags('script')}, images ${await tags('img')}, errors ${hostile.errors.length}`);
console.log('hostile: wider than the screen:', await isWider(hostile));
await browser.close();
