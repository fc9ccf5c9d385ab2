import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where the things are that a user has started, as their commands print it. */
export type Place = {
  /** The playground of `npm start`. */
  app: string
  mailbox: string
  walletPage: string
  /** Nodes of the chains, by chain ID. */
  nodes: Record<string, string>
  /**
   * An app of the README's lines beside the packed `latchkey-server`, and what
   * that prints; or why there is none. Missing until it is ready.
   */
  packed?: { app: string; log: string } | { reason: string } | undefined
}

const file = fileURLToPath(new URL('../../.cache/front.json', import.meta.url))

export const readPlace = (): Place => JSON.parse(readFileSync(file, 'utf8'))

export const writePlace = (place: Place) =>
  writeFileSync(file, JSON.stringify(place))
