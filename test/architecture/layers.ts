/** Lower layers first. Files and folders of one row never import each other. */
const rows = [
  ['version.ts'],
  ['core'],
  ['payments', 'siwx', 'wallets'],
  ['api', 'frame', 'pairing', 'server'],
  ['connectors', 'solana', 'atoms'],
  ['createMount.ts'],
  ['createKit.ts'],
  ['features'],
  ['actions'],
  ['query'],
  ['context.tsx'],
  ['hooks'],
  ['modal'],
  ['components', 'testing'],
  ['exports'],
]

export type Layer = { name: string; rank: number }

/** Returns the layer of a file in `src`, or `undefined` outside all layers. */
export function toLayer(path: string): Layer | undefined {
  const [source, first] = path.split('/')
  const name = first ?? ''
  const rank = rows.findIndex((row) => row.includes(name))
  return source !== 'src' || rank === -1 ? undefined : { name, rank }
}
