/**
 * Films what a click leads to on a slow phone (4x CPU throttling) and slow 3G,
 * at 390 px, and lays the frames on contact sheets in `.cache/filmstrip`:
 * `npm run filmstrip -- [folder] [--only=first-click,approval]`.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { buildPeer } from '../test/bench/peers/buildPeer.js'
import { peers } from '../test/bench/peers/listPeers.js'
import { offlineFlags } from '../test/bench/peers/offlineFlags.js'
import globalSetup from '../test/e2e/globalSetup.js'
import { type E2eState, stateFile } from '../test/e2e/state.js'
import { ensureBuild } from './build.js'
import { findChromium } from './chromium.js'
import {
  createStripSheets,
  type Film,
  toName,
} from './filmstrip/createStripSheets.js'
import { film } from './filmstrip/film.js'
import { type Stage, type Strip, strips } from './filmstrip/strips.js'
import { serveFolder } from './serveFolder.js'

const filmed = ['latchkeyEmail', 'connectKit', 'rainbowKit']

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
})
const only = values.only.split(',').filter(Boolean)
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const folder = positionals[0] ?? here('../.cache/filmstrip')

process.env.LATCHKEY_E2E_COMPRESSED = '1'
await ensureBuild()
const { origins, stopPages } = await servePeers()
const stop = await globalSetup()
const local: E2eState = JSON.parse(readFileSync(stateFile, 'utf8'))
const executablePath = findChromium({ isWhole: true })
const browser = await chromium.launch({
  args: offlineFlags,
  ...(executablePath ? { executablePath } : {}),
})
mkdirSync(folder, { recursive: true })
try {
  for (const strip of strips)
    if (only.length === 0 || only.includes(strip.name))
      await shoot(strip, { browser, local, origins })
} finally {
  await browser.close()
  stopPages()
  await stop()
}
process.exit(0)

async function servePeers() {
  const origins: Record<string, string> = {}
  const stops: (() => void)[] = []
  for (const peer of peers.filter(({ page }) => filmed.includes(page)))
    try {
      const built = await buildPeer(peer)
      const { origin, stop } = await serveFolder(built, { isCompressed: true })
      origins[peer.page] = origin
      stops.push(stop)
    } catch (error) {
      skip(peer.name, error)
    }
  const stopPages = () => {
    for (const stop of stops) stop()
  }
  return { origins, stopPages }
}

async function shoot({ ms, name, scenes }: Strip, stage: Stage) {
  const films: Film[] = []
  for (const [kit, prepare] of Object.entries(scenes))
    try {
      const { act, page } = await prepare(stage)
      const place = join(folder, name, toName(kit))
      const pictures = await film({ act, folder: place, ms, page })
      films.push({ kit, ms, pictures })
      process.stdout.write(`${name}, ${kit}: ${pictures.length} frames\n`)
    } catch (error) {
      skip(`${name}, ${kit}`, error)
      const path = join(folder, `failed-${name}-${toName(kit)}.png`)
      for (const context of stage.browser.contexts())
        await context.pages()[0]?.screenshot({ path })
    } finally {
      for (const context of stage.browser.contexts()) await context.close()
    }
  await createStripSheets({
    browser: stage.browser,
    films,
    folder,
    strip: name,
  })
}

function skip(name: string, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error)
  process.stdout.write(`SKIP ${name}: ${reason.slice(0, 600)}\n`)
}
