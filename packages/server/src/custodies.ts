import type { Project } from './projects.js'

export type Custody = NonNullable<Project['custody']>

/** How the wallets of a project can be kept, for the operator who chooses. */
export const custodies: readonly (readonly [Custody, string])[] = [
  ['device', 'One browser opens the wallet. Its funds are lost with it.'],
  ['code', 'A recovery code opens the wallet on another device.'],
  [
    'passkey',
    'A passkey opens the wallet on another device, or a recovery code.',
  ],
  ['automatic', 'A login opens it anywhere. Custodial: you can open it too.'],
]

export function isCustody(custody: string | undefined): custody is Custody {
  return custodies.some(([name]) => name === custody)
}
