import { pad, zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { type Delegation, ROOT_AUTHORITY } from './delegation.js'
import { encodeContext } from './encodeContext.js'
import { toDelegationData } from './toDelegationData.js'
import { verifyContext } from './verifyContext.js'

const owner = privateKeyToAccount(generatePrivateKey())
const stranger = privateKeyToAccount(generatePrivateKey())
const session = privateKeyToAccount(generatePrivateKey())
const { address: delegate, publicKey } = session
const key = { publicKey, type: 'secp256k1' } as const
const chainId = 31337

async function sign(
  more: Partial<Delegation> = {},
  { on = chainId, by = owner } = {},
): Promise<Delegation> {
  const delegation = {
    ...{ authority: ROOT_AUTHORITY, delegate, delegator: owner.address },
    caveats: [{ args: '0x', enforcer: zeroAddress, terms: '0x01' }] as const,
    ...{ salt: 1n, ...more },
  }
  const signature = await by.signTypedData(toDelegationData(delegation, on))
  return { ...delegation, signature }
}

const verify = (delegations: readonly Delegation[]) =>
  verifyContext({
    ...{ address: owner.address, chainId, key },
    context: encodeContext(delegations),
  })

test('default', async () => {
  expect(await verify([await sign(), await sign({ salt: 2n })])).toBe(true)
})

test.each([
  ['of nobody', async () => []],
  ['signed by a stranger', () => sign({}, { by: stranger })],
  ['for another chain', () => sign({}, { on: 1 })],
  ['of a stranger', () => sign({ delegator: stranger.address }, { by: owner })],
  ['that hands on another', () => sign({ authority: pad('0x1') })],
  ['for another key', () => sign({ delegate: stranger.address })],
  [
    'changed after it was signed',
    async () => ({ ...(await sign()), salt: 9n }),
  ],
  ['without a signature', async () => ({ ...(await sign()), signature: '0x' })],
] as const)('error: a delegation %s', async (_, make) => {
  const made = await make()
  const wrong = (Array.isArray(made) ? made : [made]) as Delegation[]
  expect(await verify(wrong)).toBe(false)
  // One that is right does not cover for it.
  if (wrong.length > 0)
    expect(await verify([await sign(), ...wrong])).toBe(false)
})

test.each(['0x', '0xc0ffee'] as const)(
  'error: the context %s',
  async (context) => {
    expect(
      await verifyContext({ address: owner.address, chainId, context }),
    ).toBe(false)
  },
)

test('param: key, one that cannot be read, and one of another curve', async () => {
  const context = encodeContext([await sign()])
  const common = { address: owner.address, chainId, context }
  const bad = { publicKey: '0x04', type: 'secp256k1' } as const
  expect(await verifyContext({ ...common, key: bad })).toBe(false)
  const other = { publicKey: '0x04', type: 'secp256r1' } as const
  expect(await verifyContext({ ...common, key: other })).toBe(true)
  expect(await verifyContext(common)).toBe(true)
})
