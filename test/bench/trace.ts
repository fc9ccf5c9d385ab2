/**
 * Where the time of a first click goes: a trace of a peer's page, summed by
 * category, for opening the modal, opening it again, and connecting. Times of
 * the main thread's processor, so another program takes nothing away. Prints
 * figures and asserts nothing: `npm run bench:trace -- [--rounds=5]
 * [--only=latchkeyEmail,rainbowKit]`.
 */
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { ensureBuild } from '../../scripts/build.js'
import { findChromium } from '../../scripts/chromium.js'
import { serveFolder } from '../../scripts/serveFolder.js'
import { buildPeer } from './peers/buildPeer.js'
import { peers } from './peers/listPeers.js'
import { offlineFlags, toHosted } from './peers/offlineFlags.js'
import { serveDashboard } from './peers/serveDashboard.js'
import { type Sums, traceClicks } from './peers/traceClicks.js'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'latchkeyEmail,rainbowKit' },
    rounds: { type: 'string', default: '5' },
  },
})
const only = values.only.split(',')

await ensureBuild()
const dashboard = await serveDashboard()
for (const peer of peers) {
  if (!only.includes(peer.page)) continue
  const { origin, stop } = await serveFolder(await buildPeer(peer))
  const { flag, hosted } = toHosted([origin])
  const executablePath = findChromium({ isWhole: true })
  const browser = await chromium.launch({
    args: [...offlineFlags, flag],
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const explorer = dashboard.toHost('at once')
    const query = new URLSearchParams({ explorer })
    const lines = await trace(browser, `${hosted[0]}/?${query}`)
    process.stdout.write(`${[peer.name, ...lines].join('\n')}\n`)
  } finally {
    await browser.close()
    stop()
  }
}
dashboard.stop()
process.exit(0)

async function trace(browser: Browser, url: string) {
  const rounds: Awaited<ReturnType<typeof traceClicks>>[] = []
  for (let round = 0; round < Number(values.rounds); round++)
    rounds.push(await traceClicks(browser, url))
  const toLine = (name: 'connect' | 'open' | 'reopen') => {
    const of = (key: keyof Sums) =>
      toMedian(rounds.map((one) => one[name][key]))
    const ms = (key: keyof Sums) => `${key} ${of(key).toFixed(1)} ms`
    return [
      name.padEnd(8),
      ...(['script', 'style', 'layout', 'paint', 'other'] as const).map(ms),
      `recalculations ${of('recalculations')}`,
      `layouts ${of('layouts')}`,
    ].join('  ')
  }
  return [toLine('open'), toLine('reopen'), toLine('connect')]
}

const toMedian = (numbers: number[]) =>
  numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0
