import { existsSync, readFileSync } from 'node:fs'

export type ReferenceName = {
  name: string
  /** `hook`, `action`, `connector`, `component`, `query`, ... */
  kind: string
  /** Entry point, such as `latchkey/actions`. */
  entryPoint: string
  /** Path on the site, with an anchor for types. */
  url: string
}

export type Reference = { names: readonly ReferenceName[] }

/** Reads which names the generated reference has. */
export function readReference(): Reference {
  const file = new URL('../../docs/reference/names.json', import.meta.url)
  if (!existsSync(file)) return { names: [] }
  return JSON.parse(readFileSync(file, 'utf8'))
}
