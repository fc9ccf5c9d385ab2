/**
 * The same page with a hand-written wallet list, with Latchkey and with other
 * kits, measured in one run by interleaved rounds: real input, under a host
 * name that is not this machine's, with email, social logins and WalletConnect.
 * Prints figures and asserts nothing:
 * `npm run bench:peers -- [--rounds=9] [--only=latchkeyEmail,rainbowKit]`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { ensureBuild } from '../../scripts/build.js'
import { findChromium } from '../../scripts/chromium.js'
import { serveFolder } from '../../scripts/serveFolder.js'
import { buildPeer } from './peers/buildPeer.js'
import { type Peer, peers } from './peers/listPeers.js'
import { measurePeer, type Round } from './peers/measurePeer.js'
import { offlineFlags, toHosted } from './peers/offlineFlags.js'
import { serveDashboard } from './peers/serveDashboard.js'
import { type Measured, toPeersTable } from './peers/toPeersTable.js'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '9' },
  },
})
const only = values.only.split(',').filter(Boolean)

type Entry = {
  folder: string
  origin: string
  peer: Peer
  rounds: Measured[]
  stop: () => void
}

await ensureBuild()
const entries: Entry[] = []
for (const peer of peers) {
  if (only.length > 0 && !only.includes(peer.page)) continue
  const entry = await prepare(peer)
  if (entry) entries.push(entry)
}
const dashboard = await serveDashboard()
const { flag, hosted } = toHosted(entries.map(({ origin }) => origin))
const executablePath = findChromium({ isWhole: true })
const browser = await chromium.launch({
  args: [...offlineFlags, flag],
  ...(executablePath ? { executablePath } : {}),
})
try {
  for (let round = 0; round < Number(values.rounds); round++)
    await measureAll(browser, round)
  const measured = entries
    .filter(({ rounds }) => rounds.length > 0)
    .map(({ peer, rounds }) => ({ name: peer.name, rounds }))
  process.stdout.write(
    `medians / p95 of ${values.rounds} rounds, ratio to the first column\n${toPeersTable(measured)}\n`,
  )
} finally {
  await browser.close()
  for (const { stop } of [...entries, dashboard]) stop()
}
process.exit(0)

async function prepare(peer: Peer): Promise<Entry | undefined> {
  try {
    const folder = await buildPeer(peer)
    const { origin, stop } = await serveFolder(folder)
    return { folder, origin, peer, rounds: [], stop }
  } catch (error) {
    skip(peer.name, error)
    return undefined
  }
}

/** Each round starts with another page: none is always the first. */
async function measureAll(browser: Browser, round: number) {
  const first = round % Math.max(1, entries.length)
  const order = [...entries.slice(first), ...entries.slice(0, first)]
  for (const entry of order)
    try {
      const figures = await measurePeer(browser, {
        hasDashboard: entry.peer.hasDashboard === true,
        hasPairing: entry.peer.page !== 'byHand',
        origin: hosted[entries.indexOf(entry)] ?? entry.origin,
        toHost: dashboard.toHost,
      })
      entry.rounds.push(withBytes(entry.folder, figures))
    } catch (error) {
      skip(`${entry.peer.name}, round ${round + 1}`, error)
    }
}

function withBytes(folder: string, figures: Round): Measured {
  const sum = (paths: readonly string[]) =>
    paths
      .map((path) => readFileSync(join(folder, path)))
      .reduce((total, body) => total + gzipSync(body, { level: 9 }).length, 0)
  return {
    ...figures,
    bytesAtClick: sum(figures.scriptsAtClick),
    bytesIdle: sum(figures.scriptsIdle),
    bytesOnLoad: sum(figures.scriptsOnLoad),
  }
}

function skip(name: string, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error)
  process.stdout.write(`SKIP ${name}: ${reason.slice(0, 600)}\n`)
}
