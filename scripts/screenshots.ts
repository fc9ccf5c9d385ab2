/**
 * Takes the pictures of the README from the running product:
 * `npm run screenshots`. With a folder as argument it takes all of them there,
 * at 1280 and 390 px, dark and light.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import globalSetup from '../test/e2e/globalSetup.js'
import { type E2eState, stateFile } from '../test/e2e/state.js'
import { chromiumFlags, findChromium } from './chromium.js'

const given = process.argv[2]
const folder =
  given ?? fileURLToPath(new URL('../docs/images', import.meta.url))
const looks = given
  ? ([
      ['dark', 1280],
      ['light', 1280],
      ['dark', 390],
      ['light', 390],
    ] as const)
  : ([['dark', 1280]] as const)

const stop = await globalSetup()
const local: E2eState = JSON.parse(readFileSync(stateFile, 'utf8'))
const launcher = new URL('./chromium-partitioned.sh', import.meta.url)
const browser = await chromium.launch({
  args: chromiumFlags,
  executablePath: fileURLToPath(launcher),
  env: { ...process.env, LATCHKEY_CHROMIUM: findChromium() ?? '' },
})
mkdirSync(folder, { recursive: true })
try {
  for (const [theme, width] of looks) await shoot(browser, theme, width)
} finally {
  await browser.close()
  await stop()
}
process.exit(0)

async function shoot(browser: Browser, theme: 'dark' | 'light', width: number) {
  const page = await browser.newPage({
    colorScheme: theme,
    viewport: { width, height: width === 390 ? 844 : 960 },
  })
  const name = `${theme}-${width}`
  const take = (view: string) =>
    page.screenshot({ path: join(folder, `${view}-${name}.png`) })
  await page.goto(local.urls.app)
  await page.getByLabel('Email').waitFor()
  if (given) await take('email')
  await logIn(page, `ada.${theme}.${width}@example.com`)
  if (given) await take('account')
  await page.getByLabel('Amount').fill('1.5')
  const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  await page.getByLabel('To', { exact: true }).fill(receiver)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const frame = page.frameLocator('dialog[data-latchkey-frame] iframe')
  const approve = frame.getByTestId('approve')
  await approve.and(frame.locator(':enabled')).waitFor()
  if (given) await take('approval')
  else
    await page.locator('dialog[data-latchkey-frame] iframe').screenshot({
      path: join(folder, `approval-${theme}.png`),
    })
  await approve.click()
  await page.getByTestId('sent').waitFor()
  await page.getByText('998.500 USDL').waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  if (given)
    await page.screenshot({
      path: join(folder, `sent-${name}.png`),
      fullPage: true,
    })
  else
    await page.screenshot({
      path: join(folder, `playground-${name}.png`),
      fullPage: true,
    })
  await page.close()
}

async function logIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue with email' }).click()
  await page.getByLabel('Code').waitFor()
  await page.getByLabel('Code').fill(await readCode(email))
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('1000.000 USDL').waitFor()
}

async function readCode(email: string): Promise<string> {
  for (;;) {
    const url = `${local.urls.mailbox}/mails.json?to=${encodeURIComponent(email)}`
    const { mails } = await (await fetch(url)).json()
    const code = mails.find((mail: { code?: string }) => mail.code)?.code
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
