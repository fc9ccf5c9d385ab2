import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  maxUint160,
  parseAbi,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { english } from '../../ui/language/translations/english.js'
import { decodeTypedData } from './decodeTypedData.js'
import { describeTypedData } from './describeTypedData.js'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const ape = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D'
const exchanging = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const zero = `0x${'0'.repeat(40)}`
const units: Record<string, [number, string]> = {
  [usdc]: [6, 'USDC'],
  [weth]: [18, 'WETH'],
}
const word = `0x${'0'.repeat(64)}`

/** `Name(type name,...)Other(...)`, as standards write types. */
function toTypes(text: string) {
  return Object.fromEntries(
    text
      .split(')')
      .slice(0, -1)
      .map((one) => {
        const [name = '', fields = ''] = one.split('(')
        return [
          name,
          fields.split(',').map((field) => {
            const [type, own] = field.split(' ')
            return { name: own, type }
          }),
        ]
      }),
  )
}

async function read(
  text: string,
  message: object,
  verifyingContract: string | undefined = usdc,
  domain: object = { name: 'Test' },
) {
  const { typedData, view } = decodeTypedData({
    data: {
      domain: { ...domain, chainId: 1, verifyingContract },
      message,
      primaryType: text.slice(0, text.indexOf('(')),
      types: toTypes(text),
    },
    address: account,
    chainId: 1,
    strings: english,
  })
  // Every one of these moves something, and the generic card says so.
  expect(view.warnings).toContain(english.warnings.movesTokens)
  const reading = await describeTypedData(typedData as never, {
    account,
    currency: { decimals: 18, symbol: 'ETH' },
    readName: async (address) => (address === ape ? 'Apes' : ''),
    readToken: async (address: Address) => {
      const [decimals, symbol] = units[address] ?? []
      return decimals && symbol ? { address, decimals, symbol } : undefined
    },
    routers: [{ address: exchanging, name: 'Local Uniswap' }],
    strings: english,
  })
  return (
    reading && {
      ...reading,
      rows: reading.rows.map(({ label, note, value }) =>
        [label, value, note].filter(Boolean).join(' '),
      ),
    }
  )
}

const erc2612 =
  'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'
const permitted = {
  owner: account,
  spender: friend,
  value: '1500000',
  nonce: 0,
  deadline: 1_700_000_000,
}
const dai =
  'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)'
const fields3009 =
  '(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)'
const authorized = {
  from: account,
  to: friend,
  value: '5000000',
  validAfter: 0,
  validBefore: 1_700_000_000,
  nonce: word,
}

describe('tokens', () => {
  test('default', async () => {
    expect(await read(erc2612, permitted)).toEqual({
      action: 'Allow spending',
      amount: '1.5 USDC',
      rows: [
        `Spender ${friend}`,
        `Token ${usdc} USDC`,
        'Valid until 2023-11-14 22:13:20 UTC',
      ],
      warnings: [english.warnings.allowance],
    })
  })

  test('behavior: a known exchange that may spend has its name', async () => {
    const other = { ...permitted, spender: exchanging.toLowerCase() }
    const reading = await read(erc2612, other)
    expect(reading?.rows[0]).toBe(
      `Spender ${exchanging.toLowerCase()} Local Uniswap`,
    )
    expect(reading?.warnings).toEqual([english.warnings.allowance])
  })

  test('behavior: an unlimited allowance says so', async () => {
    const value = `0x${'f'.repeat(64)}`
    expect(await read(erc2612, { ...permitted, value })).toMatchObject({
      amount: 'Unlimited USDC',
      warnings: [english.warnings.unlimited('USDC')],
    })
    const all = { holder: account, spender: friend, nonce: 0, expiry: 0 }
    expect(await read(dai, { ...all, allowed: true })).toMatchObject({
      amount: 'Unlimited USDC',
      rows: expect.arrayContaining(['Valid until No end']) as string[],
    })
    expect(await read(dai, { ...all, allowed: false })).toMatchObject({
      action: 'Revoke allowance',
      amount: '0 USDC',
    })
  })

  test.each(['TransferWithAuthorization', 'ReceiveWithAuthorization'])(
    'behavior: %s is a send',
    async (name) => {
      expect(await read(name + fields3009, authorized)).toEqual({
        action: 'Send',
        amount: '5 USDC',
        rows: [
          `To ${friend}`,
          `Token ${usdc} USDC`,
          'Valid until 2023-11-14 22:13:20 UTC',
        ],
        warnings: [],
      })
    },
  )

  test.each([
    ['fields are missing', 'Permit(address spender,uint256 value)', permitted],
    [
      'fields have another order',
      'Permit(address owner,address spender,uint256 nonce,uint256 value,uint256 deadline)',
      permitted,
    ],
    [
      'a field has another type',
      erc2612.replace('uint256 value', 'int256 value'),
      permitted,
    ],
    [
      'the amount is text',
      `TransferWithAuthorization${fields3009.replace('uint256 value', 'string value')}`,
      authorized,
    ],
    ['it is of another account', erc2612, { ...permitted, owner: friend }],
  ])('behavior: generic where %s', async (_, text, message) => {
    expect(await read(text, message)).toBeUndefined()
  })

  test('behavior: generic where the contract is no token, or none', async () => {
    expect(await read(erc2612, permitted, ape)).toBeUndefined()
    expect(
      await read(erc2612.replace('uint256 nonce', 'uint8 nonce'), permitted),
    ).toBeUndefined()
  })

  test.each([' 5', '5 ', '+5', '5e3', '1_000', '١', '0x 5'])(
    'error: the amount %j is refused by its field',
    async (value) => {
      await expect(read(erc2612, { ...permitted, value })).rejects.toThrow(
        'message.value is not a whole number',
      )
    },
  )
})

describe('Permit2', () => {
  const details =
    'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)'
  const single = `PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${details}`
  const batch = `PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)${details}`
  const item = {
    token: usdc,
    amount: '2000000',
    expiration: 1_700_000_000,
    nonce: 0,
  }
  const message = { details: item, spender: friend, sigDeadline: '1' }

  test('default', async () => {
    expect(await read(single, message, permit2)).toEqual({
      action: 'Allow spending',
      rows: [
        `Spender ${friend}`,
        `Token ${usdc} 2 USDC`,
        'Valid until 2023-11-14 22:13:20 UTC',
        `Contract ${permit2}`,
      ],
      warnings: [english.warnings.allowance],
    })
  })

  test('behavior: a known exchange that may spend has its name', async () => {
    const other = { ...message, spender: exchanging }
    expect((await read(single, other, permit2))?.rows[0]).toBe(
      `Spender ${exchanging} Local Uniswap`,
    )
  })

  test('behavior: a batch shows each token, also one nobody knows', async () => {
    const items = [
      { ...item, amount: String(maxUint160) },
      { ...item, token: ape },
    ]
    const reading = await read(batch, { ...message, details: items }, permit2)
    expect(reading?.rows).toContain(`Token ${usdc} Unlimited USDC`)
    expect(reading?.rows).toContain(`Token ${ape} 2000000 base units`)
    expect(reading?.warnings).toEqual([english.warnings.unlimitedToken])
  })

  const permissions = 'TokenPermissions(address token,uint256 amount)'
  const once = 'address spender,uint256 nonce,uint256 deadline'
  const transfer = {
    permitted: { token: usdc, amount: '1' },
    spender: friend,
    nonce: 1,
    deadline: 1_700_000_000,
  }
  test.each([
    `PermitTransferFrom(TokenPermissions permitted,${once})${permissions}`,
    `PermitWitnessTransferFrom(TokenPermissions permitted,${once},Mine witness)Mine(uint256 x)${permissions}`,
    `PermitBatchTransferFrom(TokenPermissions[] permitted,${once})${permissions}`,
  ])('behavior: %s', async (text) => {
    const isBatch = text.includes('[]')
    const reading = await read(
      text,
      {
        ...transfer,
        witness: { x: 1 },
        ...(isBatch && { permitted: [transfer.permitted] }),
      },
      permit2,
    )
    expect(reading?.rows).toEqual([
      `Spender ${friend}`,
      `Token ${usdc} 0.000001 USDC`,
      `Contract ${permit2}`,
      'Valid until 2023-11-14 22:13:20 UTC',
    ])
  })

  test('behavior: generic for another contract, and other permissions', async () => {
    expect(await read(single, message, friend)).toBeUndefined()
    const forged = `PermitWitnessTransferFrom(TokenPermissions permitted,${once},MyTokenPermissions witness)MyTokenPermissions(address token,uint256 amount)TokenPermissions(address token,uint128 amount)`
    expect(
      await read(forged, { ...transfer, witness: transfer.permitted }, permit2),
    ).toBeUndefined()
  })
})

describe('forwarded calls', () => {
  const safeTx =
    'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)'
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [friend, 5_000_000n],
  })
  const message = {
    to: usdc,
    value: 0,
    data,
    operation: 0,
    safeTxGas: 0,
    baseGas: 0,
    gasPrice: 0,
    gasToken: zero,
    refundReceiver: zero,
    nonce: 7,
  }

  test('default', async () => {
    expect(await read(safeTx, message, ape)).toEqual({
      action: 'Send',
      amount: '5 USDC',
      rows: [`From ${ape}`, `To ${friend}`, `Token ${usdc} USDC`],
      warnings: [],
    })
  })

  test('behavior: a Safe that swaps on a known exchange, and one that sends an item', async () => {
    const deadline = BigInt(Math.floor(Date.now() / 1_000) + 600)
    const swap = encodeFunctionData({
      abi: parseAbi([
        'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      ]),
      args: [3_000_000n, 10n ** 15n, [usdc, weth], ape, deadline],
    })
    const swapping = { ...message, to: exchanging, data: swap }
    const reading = await read(safeTx, swapping, ape)
    expect(reading).toMatchObject({ action: 'Swap', warnings: [] })
    expect(reading?.rows).toContain(`Exchange ${exchanging} Local Uniswap`)
    const other = await read(safeTx, { ...swapping, to: friend }, ape)
    expect(other?.warnings).toEqual([english.warnings.unknownExchange])
    const item = encodeFunctionData({
      abi: parseAbi([
        'function safeTransferFrom(address from, address to, uint256 id)',
      ]),
      args: [exchanging, friend, 7n],
    })
    const sending = { ...message, to: ape, data: item }
    expect((await read(safeTx, sending, exchanging))?.rows).toContain(
      `Collection ${ape} Apes`,
    )
  })

  test('behavior: a delegatecall is never given a name', async () => {
    expect(await read(safeTx, { ...message, operation: 1 }, ape)).toEqual({
      action: 'Call a contract',
      rows: [
        `From ${ape}`,
        `Contract ${usdc}`,
        'Function 0xa9059cbb 68 bytes of data',
      ],
      warnings: [english.warnings.delegateCall],
    })
  })

  test('behavior: generic where the Safe refunds, or does neither', async () => {
    expect(await read(safeTx, { ...message, gasPrice: 1 }, ape)).toBeUndefined()
    const other = { ...message, operation: 2 }
    expect(await read(safeTx, other, ape)).toBeUndefined()
  })

  test.each(['', 'uint48 deadline,'])(
    'behavior: ForwardRequest %s',
    async (deadline) => {
      const text = `ForwardRequest(address from,address to,uint256 value,uint256 gas,uint256 nonce,${deadline}bytes data)`
      const request = {
        ...{ from: account, to: usdc, value: 0, gas: 1, nonce: 0, data },
        ...(deadline && { deadline: 1_700_000_000 }),
      }
      const reading = await read(text, request, ape)
      expect(reading).toMatchObject({ action: 'Send', amount: '5 USDC' })
      expect(reading?.rows.slice(2)).toEqual([
        `Via ${ape}`,
        `Valid until ${deadline ? '2023-11-14 22:13:20 UTC' : 'No end'}`,
      ])
      expect(await read(text, { ...request, from: friend }, ape)).toBe(
        undefined,
      )
    },
  )
})

describe('orders', () => {
  const cow =
    'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)'
  const settlement = '0x9008D19f58AAbD9eD0D60971565AA8510560ab41'
  const order = {
    ...{ sellToken: usdc, buyToken: weth, receiver: zero },
    ...{ sellAmount: '3000000', buyAmount: '1000000000000000000' },
    ...{ validTo: 1_700_000_000, appData: word, feeAmount: 1, kind: 'sell' },
    ...{ partiallyFillable: false, sellTokenBalance: 'erc20' },
    buyTokenBalance: 'erc20',
  }

  test('default', async () => {
    expect(await read(cow, order, settlement)).toEqual({
      action: 'Swap',
      rows: [
        `Pay ${usdc} 3.000001 USDC`,
        `Receive at least ${weth} 1 WETH`,
        `Receiver ${account}`,
        `Exchange ${settlement}`,
        'Valid until 2023-11-14 22:13:20 UTC',
      ],
      warnings: [],
    })
  })

  test('behavior: another receiver and no minimum are warned of', async () => {
    const bad = { ...order, receiver: friend, buyAmount: 0 }
    expect((await read(cow, bad, settlement))?.warnings).toEqual([
      english.warnings.otherReceiver,
      english.warnings.noMinimum,
    ])
  })

  test('behavior: generic for another contract', async () => {
    expect(await read(cow, order, friend)).toBeUndefined()
  })

  const oneInch =
    'Order(uint256 salt,address maker,address receiver,address makerAsset,address takerAsset,uint256 makingAmount,uint256 takingAmount,uint256 makerTraits)'
  const router = '0x111111125421cA6dc452d289314280a0f8842A65'
  test('behavior: 1inch', async () => {
    const message = {
      ...{ salt: 1, maker: account, receiver: zero, makerAsset: usdc },
      ...{ takerAsset: weth, makingAmount: 1, takingAmount: 1, makerTraits: 0 },
    }
    expect((await read(oneInch, message, router))?.rows.slice(0, 2)).toEqual([
      `Pay ${usdc} 0.000001 USDC`,
      `Receive at least ${weth} 0.000000000000000001 WETH`,
    ])
    const other = { ...message, maker: friend }
    expect(await read(oneInch, other, router)).toBeUndefined()
    // An extension may give less than the order says.
    const extended = { ...message, makerTraits: String(1n << 249n) }
    expect(await read(oneInch, extended, router)).toMatchObject({
      rows: expect.arrayContaining([
        `Asks for at least ${weth} 0.000000000000000001 WETH`,
      ]) as string[],
      warnings: [english.warnings.laterPrice],
    })
  })

  test('behavior: 1inch before, with amounts that others set', async () => {
    const older =
      'Order(uint256 salt,address makerAsset,address takerAsset,address maker,address receiver,address allowedSender,uint256 makingAmount,uint256 takingAmount,uint256 offsets,bytes interactions)'
    const before = '0x1111111254EEB25477B68fb85Ed929f73A960582'
    const message = {
      ...{ salt: 1, makerAsset: usdc, takerAsset: weth, maker: account },
      ...{ receiver: zero, allowedSender: zero, makingAmount: 1 },
      ...{ takingAmount: 1, offsets: 0, interactions: '0x' },
    }
    expect((await read(older, message, before))?.warnings).toEqual([])
    for (const set of [{ offsets: 4 }, { interactions: '0x12' }])
      expect(
        (await read(older, { ...message, ...set }, before))?.warnings,
      ).toEqual([english.warnings.laterPrice])
  })

  const seaport =
    'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)ConsiderationItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount,address recipient)OfferItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount)'
  const exchange = '0x0000000000000068F116a894984e2DB1123eB395'
  const sale = {
    ...{ offerer: account, zone: zero, orderType: 0, startTime: 0 },
    ...{ endTime: 1_700_000_000, zoneHash: word, salt: 1, conduitKey: word },
    counter: 0,
    offer: [
      {
        ...{ itemType: 2, token: ape, identifierOrCriteria: 7 },
        ...{ startAmount: 1, endAmount: 1 },
      },
    ],
    consideration: [
      {
        ...{ itemType: 0, token: zero, identifierOrCriteria: 0 },
        ...{ startAmount: '2000000000000000000', recipient: account },
        endAmount: '1000000000000000000',
      },
    ],
  }
  test('behavior: Seaport shows what goes and the least that comes', async () => {
    expect(await read(seaport, sale, exchange)).toEqual({
      action: 'Sign 1 order',
      rows: [
        `Pay ${ape} Apes #7`,
        'Receive 1 ETH',
        `Exchange ${exchange}`,
        'Valid until 2023-11-14 22:13:20 UTC',
      ],
      warnings: [],
    })
  })

  describe('in bulk', () => {
    const [fields, items] = seaport.split(/(?<=counter\))/)
    const toBulk = (depth: number) =>
      `BulkOrder(OrderComponents${'[2]'.repeat(depth)} tree)${items}${fields}`
    const price = (wei: bigint) => [
      { ...sale.consideration[0], startAmount: wei, endAmount: wei },
    ]
    const filler = { ...sale, offerer: zero, consideration: [], offer: [] }
    const make = (consideration: object[]) => ({ ...sale, consideration })
    const ask = (tree: unknown, depth = 2, contract = exchange) =>
      read(
        toBulk(depth),
        JSON.parse(
          JSON.stringify({ tree }, (_, value) =>
            typeof value === 'bigint' ? String(value) : value,
          ),
        ),
        contract,
      )

    test('default: each order has its lines, what fills the tree none', async () => {
      const tree = [
        [make(price(10n ** 18n)), make(price(2n * 10n ** 18n))],
        [filler, filler],
      ]
      expect(await ask(tree)).toEqual({
        action: 'Sign 2 orders',
        rows: [
          `1. Pay ${ape} Apes #7`,
          '1. Receive 1 ETH',
          `2. Pay ${ape} Apes #7`,
          '2. Receive 2 ETH',
          `Exchange ${exchange}`,
          'Valid until 2023-11-14 22:13:20 UTC',
        ],
        warnings: [],
      })
    })

    test('behavior: one order for nothing among others is warned of', async () => {
      const tree = [make(price(1n)), make(price(0n))]
      expect((await ask(tree, 1))?.warnings).toEqual([
        english.warnings.noMinimum,
      ])
    })

    test('behavior: generic for another contract, nobody and too many', async () => {
      const tree = [make(price(1n)), filler]
      expect(await ask(tree, 1, friend)).toBeUndefined()
      expect(await ask([filler, filler], 1)).toBeUndefined()
      const pair = [make(price(1n)), make(price(1n))]
      expect(
        await ask(
          [
            [pair, pair],
            [pair, pair],
          ],
          3,
        ),
      ).toBeUndefined()
    })
  })

  test('behavior: Seaport of somebody else', async () => {
    const order = { ...sale, offerer: friend }
    expect(await read(seaport, order, exchange)).toBeUndefined()
  })

  test('behavior: Seaport that pays nobody, or somebody else', async () => {
    const consideration = [{ ...sale.consideration[0], recipient: friend }]
    for (const asked of [[], consideration])
      expect(
        (await read(seaport, { ...sale, consideration: asked }, exchange))
          ?.warnings,
      ).toEqual([english.warnings.noMinimum])
    expect(await read(seaport, sale, friend)).toBeUndefined()
  })
})

describe('Hyperliquid', () => {
  const text =
    'HyperliquidTransaction:UsdSend(string hyperliquidChain,string destination,string amount,uint64 time)'
  const domain = { name: 'HyperliquidSignTransaction', version: '1' }
  const message = {
    ...{ hyperliquidChain: 'Mainnet', destination: friend, amount: '12.5' },
    time: 1,
  }

  test('default', async () => {
    expect(await read(text, message, zero, domain)).toMatchObject({
      action: 'Send',
      amount: '12.5 USDC',
      rows: [`To ${friend}`, 'Exchange Hyperliquid Mainnet'],
    })
  })

  test('behavior: ApproveAgent names the agent', async () => {
    const agent =
      'HyperliquidTransaction:ApproveAgent(string hyperliquidChain,address agentAddress,string agentName,uint64 nonce)'
    const reading = await describeAgent(agent)
    expect(reading?.rows[0]).toBe(`Operator ${friend}`)
  })
  const describeAgent = (agent: string) =>
    read(
      agent,
      {
        ...{ hyperliquidChain: 'Mainnet', agentAddress: friend },
        ...{ agentName: 'bot', nonce: 1 },
      },
      zero,
      domain,
    )

  test.each([
    { amount: '1 000' },
    { amount: '+5' },
    { amount: '5 USDC to nobody' },
    { destination: 'friend' },
    { hyperliquidChain: 'Mainnet (test)' },
  ])('behavior: generic for %j', async (other) => {
    expect(
      await read(text, { ...message, ...other }, zero, domain),
    ).toBeUndefined()
  })

  test('behavior: generic for another app', async () => {
    expect(await read(text, message, zero)).toBeUndefined()
    expect(await read(text, message, friend, domain)).toBeUndefined()
  })
})

test('behavior: contents of a smart account are read inside (ERC-7739)', async () => {
  const text = `TypedDataSign(Permit contents,string name,string version,uint256 chainId,address verifyingContract,bytes32 salt)${erc2612}`
  const message = {
    ...{ contents: permitted, name: 'Account', version: '1', chainId: 1 },
    ...{ verifyingContract: account, salt: word },
  }
  expect(await read(text, message)).toMatchObject({ amount: '1.5 USDC' })
  const other = text.replace('bytes32 salt', 'uint256 salt')
  expect(await read(other, { ...message, salt: 1 })).toBeUndefined()
})
