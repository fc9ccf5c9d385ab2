import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What apps that use wagmi import from. */
const theirs = [
  'wagmi/dist/types/exports/actions.d.ts',
  'wagmi/dist/types/exports/index.d.ts',
  'wagmi/dist/types/exports/query.d.ts',
  '@wagmi/core/dist/types/exports/actions.d.ts',
  '@wagmi/core/dist/types/exports/index.d.ts',
  'viem/_types/actions/index.d.ts',
  'viem/_types/index.d.ts',
  'viem/_types/utils/index.d.ts',
].map((file) => `node_modules/${file}`)

/** Drop-in replacements with the same shape. */
const dropIns = ['walletConnect']

/** Returns the values and types that a file exports by name. */
function readNames(file: string) {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const lists = [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)]
  return lists
    .flatMap(([, list = '']) => list.split(','))
    .map((part) => part.trim().replace(/^type /, ''))
    .map((part) => part.split(' as ').at(-1) ?? '')
    .filter(Boolean)
}

const known = new Set(theirs.flatMap(readNames))
const findTaken = (file: string) =>
  readNames(file).filter((name) => known.has(name) && !dropIns.includes(name))

test.each(readdirSync('src/exports').filter((file) => file.endsWith('.ts')))(
  'default: no name of %s is one of wagmi or viem',
  (file) => {
    expect(readNames(`src/exports/${file}`)).not.toEqual([])
    expect(findTaken(`src/exports/${file}`)).toEqual([])
  },
)

test('behavior: detects a name that is taken', () => {
  expect(findTaken('node_modules/wagmi/dist/types/exports/index.d.ts')).toEqual(
    expect.arrayContaining(['useConnections', 'useAccount', 'WagmiProvider']),
  )
  expect(known.has('Account')).toBe(true)
})
