import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  maxUint256,
  parseAbi,
  parseEther,
  parseUnits,
  stringToHex,
  toHex,
  zeroAddress,
  zeroHash,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { readArtifact } from '../../packages/devnet/src/chain/readArtifact.js'
import { routerAbi } from '../../packages/devnet/src/chain/uniswapAbi.js'
import type { LocalConfig } from '../../packages/devnet/src/toLocalConfig.js'
import type { Services } from '../../test/e2e/createServices.js'
import type { E2eState } from '../../test/e2e/state.js'

/** A request that an app would make, by the name of its picture. */
export type CardRequest = {
  /** Default: the EVM chain that is connected. */
  caipNetworkId?: `solana:${string}` | undefined
  method: string
  name: string
  params: unknown
}

const seaport = '0x0000000000000068F116a894984e2DB1123eB395'
const safe = '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67'
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const deadline = 4_102_444_800

/** Twenty common requests of EVM chains, with contracts that are really there. */
export async function listRequests(parameters: {
  account: Address
  local: E2eState & Pick<LocalConfig, 'swapSpenders'>
  services: Services
}): Promise<readonly CardRequest[]> {
  const { account, local, services } = parameters
  const { usd } = local.tokens
  const router = getAddress(
    local.swapSpenders['eip155:31337']?.[0] ?? zeroAddress,
  )
  const weth = await services.client.readContract({
    abi: parseAbi(['function WETH() view returns (address)']),
    address: router,
    functionName: 'WETH',
  })
  const { address: cats, tokenId } = await mintCat(account, services)
  const publicKey = privateKeyToAccount(generatePrivateKey()).publicKey
  const node = createNode(services)
  const taker = await node.deploy('0x5f5f5360015ff3')
  const pool = await node.deploy(toPool(usd.address))
  const vesting = await deployVesting(account, node)
  const items = await deployItems(account, node)

  const send = (name: string, transaction: Record<string, unknown>) => ({
    ...{ method: 'eth_sendTransaction', name },
    params: [{ from: account, ...transaction }],
  })
  const call = (text: string, args: readonly unknown[]) =>
    encodeFunctionData({
      ...{ abi: parseAbi([`function ${text}` as 'function f()']), args },
    } as never)
  const sign = (name: string, data: object) => ({
    ...{ method: 'eth_signTypedData_v4', name },
    params: [account, JSON.stringify(data)],
  })
  const approve = (spender: Address, amount: bigint) => ({
    data: call('approve(address spender, uint256 amount)', [spender, amount]),
    to: usd.address,
  })
  const paid = parseUnits('20', 6)
  const soon = BigInt(Math.floor(Date.now() / 1_000) + 600)
  const least = async (amount: bigint, path: readonly Address[]) => {
    const amounts = await services.client.readContract({
      ...{ abi: routerAbi, address: router, functionName: 'getAmountsOut' },
      args: [amount, path],
    })
    // One part in two hundred for prices that move.
    return ((amounts.at(-1) ?? 0n) * 199n) / 200n
  }
  // What an app has asked for before.
  await node.sendAs(account, [
    approve(pool, parseUnits('40', 6)),
    { data: call('deposit()', []), to: weth, value: parseEther('0.2') },
  ])
  const transfer = encodeFunctionData({
    ...{ abi: erc20Abi, functionName: 'transfer' },
    args: [friend, parseUnits('25', 6)],
  })
  const { host } = new URL(local.urls.harness)
  return [
    send('01-transfer', { to: friend, value: toHex(parseEther('0.25')) }),
    send('02-token-transfer', { data: transfer, to: usd.address }),
    send('03-approve', approve(router, 5_000_000n)),
    send('04-approve-unlimited', approve(friend, maxUint256)),
    send('05-approve-all', {
      data: call('setApprovalForAll(address operator, bool approved)', [
        friend,
        true,
      ]),
      to: cats,
    }),
    send('06-swap', {
      data: call(
        'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
        [
          await least(parseEther('0.01'), [weth, usd.address]),
          [weth, usd.address],
          account,
          soon,
        ],
      ),
      ...{ to: router, value: toHex(parseEther('0.01')) },
    }),
    send('07-wrap', {
      data: call('deposit()', []),
      to: weth,
      value: toHex(parseEther('0.1')),
    }),
    send('08-nft-transfer', {
      data: call('safeTransferFrom(address from, address to, uint256 id)', [
        account,
        friend,
        tokenId,
      ]),
      to: cats,
    }),
    send('09-mint', { data: call('mint(address to)', [account]), to: cats }),
    send('10-stake', {
      data: call('stake(uint256 amount, uint64 lockSeconds)', [
        parseUnits('40', 6),
        86_400n,
      ]),
      to: pool,
    }),
    send('11-claim', { data: call('release()', []), to: vesting }),
    send('12-bridge-deposit', {
      data: call('depositETH(uint32 minGasLimit, bytes extraData)', [
        200_000,
        '0x',
      ]),
      ...{ to: taker, value: toHex(parseEther('0.3')) },
    }),
    sign('13-permit', {
      domain: {
        ...{ chainId: 31337, name: 'Local Dollar', version: '1' },
        verifyingContract: usd.address,
      },
      message: {
        ...{ owner: account, spender: router, value: '5000000', nonce: '0' },
        deadline,
      },
      primaryType: 'Permit',
      types: toTypes(
        'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
      ),
    }),
    sign('14-safe', {
      domain: { chainId: 31337, verifyingContract: safe },
      message: {
        ...{ to: usd.address, value: 0, data: transfer, operation: 0 },
        ...{ safeTxGas: 0, baseGas: 0, gasPrice: 0, gasToken: zeroAddress },
        ...{ refundReceiver: zeroAddress, nonce: 7 },
      },
      primaryType: 'SafeTx',
      types: toTypes(
        'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)',
      ),
    }),
    sign('15-seaport', {
      domain: {
        ...{ chainId: 31337, name: 'Seaport', version: '1.6' },
        verifyingContract: seaport,
      },
      message: {
        ...{ offerer: account, zone: zeroAddress, orderType: 0, startTime: 0 },
        ...{ endTime: deadline, zoneHash: zeroHash, salt: 1, counter: 0 },
        conduitKey: zeroHash,
        offer: [
          {
            ...{ itemType: 2, token: cats, startAmount: 1, endAmount: 1 },
            identifierOrCriteria: String(tokenId),
          },
        ],
        consideration: [
          {
            ...{ itemType: 0, token: zeroAddress, identifierOrCriteria: 0 },
            startAmount: String(parseEther('1.5')),
            ...{ endAmount: String(parseEther('1.5')), recipient: account },
          },
        ],
      },
      primaryType: 'OrderComponents',
      types: toTypes(
        'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)ConsiderationItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount,address recipient)OfferItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount)',
      ),
    }),
    // The first of an account upgrades it (EIP-7702).
    {
      ...{ method: 'wallet_sendCalls', name: '16-upgrade-and-batch' },
      params: [
        {
          ...{ version: '2.0.0', from: account, chainId: toHex(31337) },
          atomicRequired: true,
          calls: [
            approve(router, 5_000_000n),
            { data: call('mint(address to)', [account]), to: cats },
            { to: friend, value: toHex(parseEther('0.05')) },
          ],
        },
      ],
    },
    {
      ...{ method: 'personal_sign', name: '17-sign-in' },
      params: [
        stringToHex(
          `${host} wants you to sign in with your Ethereum account:\n${getAddress(account)}\n\nSign in to the shop.\n\nURI: ${local.urls.harness}\nVersion: 1\nChain ID: 31337\nNonce: kMdc3HkWRvRfJ2q8\nIssued At: ${new Date().toISOString()}`,
        ),
        account,
      ],
    },
    send('18-batch-of-items', {
      data: call(
        'safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] counts, bytes data)',
        [account, friend, [7n, 12n], [3n, 1n], '0x'],
      ),
      to: items,
    }),
    send('19-unwrap', {
      data: call('withdraw(uint256 wad)', [parseEther('0.1')]),
      to: weth,
    }),
    {
      ...{ method: 'wallet_grantPermissions', name: '20-permission' },
      params: [
        {
          address: account,
          chainId: toHex(31337),
          expiry: Math.floor(Date.now() / 1_000) + 86_400,
          permissions: [
            {
              type: 'native-token-recurring-allowance',
              data: {
                allowance: toHex(parseEther('0.1')),
                period: 86_400,
                start: Math.floor(Date.now() / 1_000),
              },
            },
          ],
          signer: {
            type: 'keys',
            data: { keys: [{ type: 'secp256k1', publicKey }] },
          },
        },
      ],
    },
    {
      ...{ method: 'wallet_sendCalls', name: '21-approve-and-swap' },
      params: [
        {
          ...{ version: '2.0.0', from: account, chainId: toHex(31337) },
          atomicRequired: true,
          calls: [
            approve(router, paid),
            {
              data: call(
                'swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
                [
                  paid,
                  await least(paid, [usd.address, weth]),
                  [usd.address, weth],
                  account,
                  soon,
                ],
              ),
              to: router,
            },
          ],
        },
      ],
    },
  ]
}

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

async function mintCat(account: Address, services: Services) {
  const { client } = services
  const from = await client.getBlockNumber()
  await services.mintNft(account)
  const [log] = await client.getLogs({
    event: parseAbi([
      'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
    ])[0],
    args: { to: account },
    fromBlock: from,
  })
  if (!log) throw new Error('No cat was minted')
  return { address: log.address, tokenId: log.args.id ?? 0n }
}

type Node = ReturnType<typeof createNode>

/** Sends what is there before the app asks: of the node's own accounts, or any. */
function createNode({ client }: Services) {
  const ask = (method: string, params: unknown[]) =>
    client.request({ method, params } as never) as Promise<unknown>
  const toReceipt = async (transaction: object) => {
    const hash = await ask('eth_sendTransaction', [transaction])
    const receipt = await client.waitForTransactionReceipt({
      ...{ checkReplacement: false, hash: hash as Hex },
    })
    if (receipt.status !== 'success') throw new Error(`${hash} has failed`)
    return receipt
  }
  async function send(transaction: object) {
    const [payer] = (await ask('eth_accounts', [])) as [Address]
    return toReceipt({ from: payer, ...transaction })
  }
  return {
    send,
    deploy: async (data: Hex) =>
      (await send({ data })).contractAddress ?? zeroAddress,
    async sendAs(
      from: Address,
      calls: readonly { data: Hex; to: Address; value?: bigint }[],
    ) {
      await ask('anvil_impersonateAccount', [from])
      for (const { data, to, value = 0n } of calls)
        await toReceipt({ data, from, to, value: toHex(value) })
      await ask('anvil_stopImpersonatingAccount', [from])
    },
  }
}

/**
 * Code of a contract that, whatever is called, takes the first argument's
 * amount of a token from the caller.
 */
function toPool(token: Address): Hex {
  // transferFrom(caller, itself, first argument); fails as it does.
  const code = `6323b872dd60e01b5f5233600452306024526004356044525f5f60645f5f73${token.slice(2)}5af115603a57005b5f5ffd`
  const size = (code.length / 2).toString(16).padStart(2, '0')
  return `0x60${size}8060095f395ff3${code}`
}

/** A contract that owes the account a coin. */
async function deployVesting(account: Address, node: Node) {
  const artifact = await readArtifact(
    '@openzeppelin/contracts/build/contracts/VestingWallet.json',
  )
  const to = await node.deploy(
    encodeDeployData({ ...artifact, args: [account, 1n, 1n] }),
  )
  await node.send({ to, value: toHex(parseEther('1')) })
  return to
}

/** A collection (ERC-1155) of which the account has five of one and two of another. */
async function deployItems(account: Address, node: Node) {
  const artifact = await readArtifact(
    '@openzeppelin/contracts/build/contracts/ERC1155PresetMinterPauser.json',
  )
  const to = await node.deploy(
    encodeDeployData({ ...artifact, args: ['https://items.example/{id}'] }),
  )
  const data = encodeFunctionData({
    abi: parseAbi([
      'function mintBatch(address to, uint256[] ids, uint256[] counts, bytes data)',
    ]),
    args: [account, [7n, 12n], [5n, 2n], '0x'],
  })
  await node.send({ data, to })
  return to
}
