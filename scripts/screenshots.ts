/**
 * Takes screenshots of every view of the running product, at 1280 and 390 px,
 * dark and light, and lays them out on one sheet per look:
 * `npm run screenshots -- [folder] [--only=swap,rooms] [--theme=dark]`.
 * With `--readme` it takes the screenshots of the README instead, with `--docs`
 * the cards that the documentation site shows.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import globalSetup from '../test/e2e/globalSetup.js'
import { type E2eState, stateFile } from '../test/e2e/state.js'
import { chromiumFlags, findChromium } from './chromium.js'
import { createSheets } from './screenshots/createSheets.js'
import { createShots, type Theme } from './screenshots/createShots.js'
import { saveCard } from './screenshots/saveCard.js'

/** Views shown in the README. */
const pictures = ['connect-wallets', 'account', 'approve', 'dapp']

/** Cards shown on the documentation site, by their journey. */
const cards: Readonly<Record<string, readonly string[]>> = {
  main: ['code', 'account', 'send', 'approve', 'receive'],
  holdings: ['activity'],
  wallets: ['connect-wallets'],
  signIn: ['sign-in'],
  walletConnect: ['pairing', 'all-wallets'],
  solana: ['solana-account'],
  swap: ['swap'],
  pay: ['pay', 'deposit'],
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    docs: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    readme: { type: 'boolean', default: false },
    theme: { type: 'string', default: 'dark,light' },
  },
})
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const folder =
  values.readme || values.docs
    ? here('../docs/images')
    : (positionals[0] ?? here('../.cache/screenshots'))
const asked = values.only.split(',').filter(Boolean)
const only = values.docs && asked.length === 0 ? Object.keys(cards) : asked
const isWanted = (view: string) => {
  if (values.docs) return Object.values(cards).flat().includes(view)
  return !values.readme || pictures.includes(view)
}
const themes = values.readme ? ['dark'] : values.theme.split(',')

const stop = await globalSetup()
const local: E2eState = JSON.parse(readFileSync(stateFile, 'utf8'))
const browser = await chromium.launch({
  args: chromiumFlags,
  executablePath: here('./chromium-partitioned.sh'),
  env: {
    ...process.env,
    LATCHKEY_CHROMIUM: findChromium({ isWhole: true }) ?? '',
  },
})
mkdirSync(folder, { recursive: true })
if (!values.readme && !values.docs)
  for (const file of readdirSync(folder))
    if (file.startsWith('failed-')) rmSync(join(folder, file))
const problems: string[] = []
try {
  for (const theme of themes) {
    const found = await createShots({
      browser,
      local,
      only,
      ...(values.docs && { scale: 2 }),
      async save({ isWhole, page, theme, view, width }) {
        const path = join(folder, `card-${view}-${theme}.webp`)
        if (values.docs) {
          // Also called with where a journey failed.
          if (isWanted(view)) await saveCard({ browser, page, path })
          return
        }
        // Nor belongs where a journey failed among the README's.
        if (values.readme && !isWanted(view)) return
        if (isWhole) await page.evaluate(() => scrollTo(0, 0))
        await page.screenshot({
          fullPage: isWhole && !values.readme,
          path: join(folder, `${view}-${theme}-${width}.png`),
        })
      },
      theme: theme as Theme,
      wants: isWanted,
      widths: values.readme || values.docs ? [1280] : [1280, 390],
    })
    problems.push(...found)
  }
  if (!values.readme && !values.docs) await createSheets({ browser, folder })
} finally {
  await browser.close()
  await stop()
}
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exit(problems.length === 0 ? 0 : 1)
