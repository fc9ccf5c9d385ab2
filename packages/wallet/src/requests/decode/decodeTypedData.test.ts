import { verifyTypedData } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { DELEGATION_MANAGER, ENTRY_POINT } from '../../core/contracts.js'
import { english } from '../../ui/language/translations/english.js'
import { decodeTypedData } from './decodeTypedData.js'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const mail = {
  domain: {
    name: 'Mail',
    version: '1',
    chainId: 31337,
    verifyingContract: token,
  },
  types: {
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallets', type: 'address[]' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'contents', type: 'string' },
    ],
  },
  primaryType: 'Mail',
  message: {
    from: { name: 'Ann', wallets: [friend, token] },
    contents: 'Hi',
    unsigned: 'not part of the type',
  },
}

function decode(data: unknown) {
  return decodeTypedData({ data, address, chainId: 31337, strings: english })
}

describe('decodeTypedData', () => {
  test('default', () => {
    const { view } = decode(JSON.stringify(mail))
    expect(view.warnings).toEqual([])
    expect(view.tree).toEqual([
      {
        label: 'Domain',
        children: [
          { label: 'name', value: 'Mail' },
          { label: 'version', value: '1' },
          { label: 'chainId', value: '31337' },
          { label: 'verifyingContract', value: token, kind: 'address' },
        ],
      },
      {
        label: 'Mail',
        children: [
          {
            label: 'from',
            children: [
              { label: 'name', value: 'Ann' },
              {
                label: 'wallets',
                children: [
                  { label: '0', value: friend, kind: 'address' },
                  { label: '1', value: token, kind: 'address' },
                ],
              },
            ],
          },
          { label: 'contents', value: 'Hi' },
        ],
      },
    ])
  })

  test('behavior: only fields that are signed are shown', () => {
    expect(JSON.stringify(decode(mail).view.tree)).not.toContain('not part')
  })

  test.each([31337, '31337', '0x7a69'])(
    'behavior: chainId %j is the chain of the request',
    (chainId) => {
      const data = { ...mail, domain: { ...mail.domain, chainId } }
      expect(decode(data).view.warnings).toEqual([])
    },
  )

  test.each([1, '1', '0x1', 'x', 31337.5, true, {}])(
    'error: chainId %j is another chain',
    (chainId) => {
      const data = { ...mail, domain: { ...mail.domain, chainId } }
      expect(() => decode(data)).toThrow()
    },
  )

  test('behavior: no chainId is warned of, also one that is not signed', () => {
    const { chainId: _, ...domain } = mail.domain
    expect(decode({ ...mail, domain }).view.warnings).toHaveLength(1)
    const types = {
      ...mail.types,
      EIP712Domain: [{ name: 'name', type: 'string' }],
    }
    expect(decode({ ...mail, types }).view.warnings).toHaveLength(1)
  })

  test('behavior: a permit is warned of', () => {
    const permit = {
      domain: mail.domain,
      types: {
        Permit: [
          { name: 'spender', type: 'address' },
          { name: 'value', type: 'uint256' },
        ],
      },
      primaryType: 'Permit',
      message: { spender: friend, value: '1000000' },
    }
    expect(decode(permit).view.warnings.join()).toContain('move your tokens')
  })

  test.each<[string, object, object?]>([
    [
      'TransferWithAuthorization',
      { from: 'address', to: 'address', value: 'uint256' },
    ],
    ['SafeTx', { to: 'address', data: 'bytes', operation: 'uint8' }],
    ['ForwardRequest', { to: 'address', gas: 'uint256' }],
    [
      'HyperliquidTransaction:UsdSend',
      { destination: 'string', amount: 'string' },
    ],
    ['Nobody knows', { who: 'address', amount: 'uint64' }],
    ['Nothing', { recipient: 'string', sz: 'string' }],
    ['Basket', { items: 'In[]' }, { owner: 'address', shares: 'uint8' }],
  ])('behavior: %s is warned of', (primaryType, fields, inner: object = {}) => {
    const toFields = (of: object) =>
      Object.entries(of).map(([name, type]) => ({ name, type }))
    const values = {
      ...{ address: friend, bytes: '0x', string: '1', uint256: '1', uint64: 1 },
      ...{ 'In[]': [], uint8: 0 },
    }
    const message = Object.fromEntries(
      Object.entries(fields).map(([name, type]) => [
        name,
        values[type as keyof typeof values],
      ]),
    )
    const name = primaryType.replace(' ', '')
    const { view } = decode({
      ...mail,
      message,
      primaryType: name,
      types: { [name]: toFields(fields), In: toFields(inner) },
    })
    expect(view.warnings.join()).toContain('move your tokens')
  })

  test.each(['assets', 'qty', 'amt', 'amountWei', 'wei'])(
    'behavior: %s of whoever is warned of, as an amount',
    (name) => {
      const message = { holder: friend, [name]: '1' }
      const types = {
        Claim: [
          { name: 'holder', type: 'address' },
          { name, type: 'uint256' },
        ],
      }
      const { domain } = mail
      const { view } = decode({ domain, message, primaryType: 'Claim', types })
      expect(view.warnings).toEqual([english.warnings.movesTokens])
    },
  )

  test('behavior: everything of Hyperliquid is warned of', () => {
    const primaryType = 'HyperliquidTransaction:ConvertToMultiSigUser'
    const types = { [primaryType]: [{ name: 'signers', type: 'string' }] }
    const { domain } = mail
    const { view } = decode({
      ...{ domain, primaryType, types },
      message: { signers: '[]' },
    })
    expect(view.warnings).toEqual([english.warnings.movesTokens])
  })

  test('behavior: hidden characters are made visible', () => {
    const message = { ...mail.message, contents: 'a\u202eb' }
    const { view } = decode({ ...mail, message })
    expect(JSON.stringify(view.tree)).toContain('a⟨U+202E⟩b')
  })

  test.each([
    undefined,
    null,
    'no json',
    {},
    { ...mail, primaryType: 'Nothing' },
    { ...mail, primaryType: 'EIP712Domain' },
    { ...mail, message: { from: { name: 'Ann', wallets: ['0x1'] } } },
  ])('error: malformed %#', (data) => {
    expect(() => decode(data)).toThrow('malformed')
  })

  test('error: a number that JSON has rounded', () => {
    const text = JSON.stringify(mail).replace('31337', '9007199254740993')
    expect(() => decode(text)).toThrow('malformed')
  })

  test('behavior: signs what is shown', async () => {
    const { typedData } = decode(JSON.stringify(mail))
    const account = privateKeyToAccount(generatePrivateKey())
    const signature = await account.signTypedData(typedData)
    const { unsigned: _, ...message } = mail.message
    expect(
      await verifyTypedData({
        ...mail,
        domain: { ...mail.domain, verifyingContract: token },
        primaryType: 'Mail',
        message: message as never,
        address: account.address,
        signature,
      } as never),
    ).toBe(true)
  })

  test('error: too long', () => {
    expect(() => decode('x'.repeat(262_145))).toThrow('too long')
  })

  const delegation = {
    primaryType: 'Delegation',
    types: {
      Caveat: [{ name: 'enforcer', type: 'address' }],
      Delegation: [
        { name: 'delegator', type: 'address' },
        { name: 'caveats', type: 'Caveat[]' },
      ],
    },
    message: { delegator: address, caveats: [] },
  }
  const operation = (primaryType: string) => ({
    primaryType,
    types: { [primaryType]: [{ name: 'sender', type: 'address' }] },
    message: { sender: address },
  })
  const by = (verifyingContract: string) => ({
    ...mail,
    domain: { ...mail.domain, verifyingContract },
  })

  test.each([
    ['a permission to act for the account', { ...mail, ...delegation }],
    ['a user operation', { ...mail, ...operation('PackedUserOperation') }],
    ['an old user operation', { ...mail, ...operation('UserOperation') }],
    ['what the account itself verifies', by(address)],
    ['the same in lower case', by(address.toLowerCase())],
    ['what the permissions verify', by(DELEGATION_MANAGER)],
    ['what the entry point verifies', by(ENTRY_POINT.toLowerCase())],
  ])('error: %s', (_, data) => {
    expect(() => decode(data)).toThrow(
      expect.objectContaining({ code: 4100 }) as Error,
    )
  })

  test('behavior: votes are delegated by a structure of the same name', () => {
    const votes = {
      ...mail,
      primaryType: 'Delegation',
      types: { Delegation: [{ name: 'delegatee', type: 'address' }] },
      message: { delegatee: friend },
    }
    expect(decode(votes).view.tree?.[1]?.label).toBe('Delegation')
  })
})
