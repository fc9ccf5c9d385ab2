import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { npmInstall } from '../../../scripts/consumer.js'
import type { Peer } from './listPeers.js'

const cache = fileURLToPath(new URL('../../../.cache/peers', import.meta.url))

/** Left out: no page here uses them, and one is a kit we never open. */
const unused = ['@reown/appkit', 'react-native']
const empty = 'npm:empty-npm-package@1.0.0'

/**
 * Installs the packages of a peer into `.cache/peers`, once per set of
 * versions. Peer ranges differ from the root's, so each has its own folder.
 *
 * @throws Error with npm's output when the install fails
 * @returns The folder with its `node_modules`
 */
export async function installPeer({ packages, page }: Peer): Promise<string> {
  const folder = join(cache, page)
  const overrides = Object.fromEntries(unused.map((name) => [name, empty]))
  const manifest = JSON.stringify({
    name: 'peer',
    private: true,
    type: 'module',
    dependencies: packages,
    overrides: { ...overrides, viem: '$viem' },
  })
  const done = join(folder, 'installed.json')
  if (existsSync(done) && readFileSync(done, 'utf8') === manifest) return folder
  rmSync(folder, { force: true, recursive: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), manifest)
  await npmInstall(folder)
  writeFileSync(done, manifest)
  return folder
}
