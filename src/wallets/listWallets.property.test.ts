import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { assembleWallets } from './assembleWallets.js'
import { createExclusion } from './createExclusion.js'
import { listWallets } from './listWallets.js'
import { toCustomWallet } from './toCustomWallet.js'
import { toRecentWallet } from './toRecentWallet.js'

const name = fc.constantFrom(
  'MetaMask',
  'Fox',
  'fox',
  'Trust',
  'Safe',
  '\u200b',
)
const id = fc.constantFrom(
  ...['io.metamask', 'io.fox', 'injected', 'safe', 'coinbaseWalletSDK', 'x'],
  ...['walletConnect', 'io.metamask.mobile', 'com.trustwallet.app', 'evil.x'],
)
const group = fc.constantFrom(
  ...(['walletConnect', 'recent', 'injected', 'featured'] as const),
  ...(['custom', 'external', 'recommended'] as const),
)
const stored = fc.record({ id, name, namespace: fc.constant('eip155') })

const parameters = fc.record({
  connectors: fc.array(
    fc.record({ id, name, type: fc.constantFrom('injected', 'other') }),
    { maxLength: 12 },
  ),
  custom: fc.array(fc.record({ id, name }), { maxLength: 3 }),
  exclude: fc.array(fc.oneof(name, id), { maxLength: 3 }),
  isMobile: fc.boolean(),
  order: fc.array(group, { maxLength: 3 }),
  presentIds: fc.array(id),
  recent: fc.array(stored, { maxLength: 2 }),
  rows: fc.array(fc.record({ id, name }), { maxLength: 8 }),
  solana: fc.array(fc.record({ id: name, isInstalled: fc.boolean() }), {
    maxLength: 4,
  }),
})

test('default: unique keys, nothing excluded, deterministic', () => {
  fc.assert(
    fc.property(parameters, (given) => {
      const read = () => {
        const { custom, exclude } = given
        const local = listWallets({
          ...given,
          connectors: given.connectors.map((connector, index) => ({
            ...connector,
            uid: `uid-${index}`,
          })),
          options: { custom, exclude },
          recent: given.recent.flatMap((one) => toRecentWallet(one) ?? []),
          solana: given.solana.map((wallet) => ({
            ...{ icon: undefined, isEmbedded: false, name: wallet.id },
            ...wallet,
          })),
        })
        const isExcluded = createExclusion(exclude)
        const rows = given.rows
          .map((row) => ({ ...toCustomWallet(row), explorerId: row.id }))
          .map((row) => ({ ...row, key: `explorer:${row.id}` }))
          .filter((row) => !isExcluded(row))
        const { all, wallets } = assembleWallets({
          ...{ featured: [], hasConnector: true, hasEmail: false },
          ...{ hasSocials: false, local, order: given.order, pages: rows },
          recommended: rows,
        })
        return { all, isExcluded, local, wallets }
      }
      const { all, isExcluded, local, wallets } = read()
      for (const list of [local, wallets, all]) {
        const keys = list.map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
        expect(list.filter(isExcluded)).toEqual([])
      }
      expect(read().wallets).toEqual(wallets)
      const groups = wallets.map((wallet) => wallet.group)
      expect(groups.filter((one, at) => one !== groups[at - 1])).toEqual([
        ...new Set(groups),
      ])
    }),
    { numRuns: 300 },
  )
})
