import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { reconnect } from '@wagmi/core'

const source = readFileSync(
  createRequire(import.meta.url)
    .resolve('@wagmi/core')
    .replace(/exports[\\/]index\.js$/, 'actions/reconnect.js'),
  'utf8',
)

/**
 * Returns a fresh `reconnect` of wagmi, as a page has that was just loaded: a
 * call that never ends locks it for the whole module.
 */
export const createReconnect = new Function(
  `${source.replace('export async function', 'async function')}
return reconnect`,
) as () => typeof reconnect
