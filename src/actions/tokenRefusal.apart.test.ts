import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  type Hex,
  parseEther,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileOdd } from '../../packages/devnet/test/compileOdd.js'
import { startAnvil } from '../../test/setup/chain/startAnvil.js'
import {
  createEvmClient,
  createEvmKit,
  evmPayer,
} from '../../test/setup/kit/createEvmKit.js'
import { sendToken } from './sendToken.js'

// A process of its own: it starts a chain.
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
let node: Awaited<ReturnType<typeof startAnvil>>
let token: Address
let write: (name: string, args: unknown[]) => Promise<unknown>

beforeAll(async () => {
  node = await startAnvil()
  const client = createEvmClient(node.url)
  const { ShareToken } = await compileOdd()
  const post = async (transaction: { data: Hex; to?: Address }) => {
    const hash = await client.sendTransaction({
      ...{ ...transaction, account: evmPayer, gas: 3_000_000n },
    })
    return client.waitForTransactionReceipt({ hash })
  }
  const { contractAddress } = await post({
    data: encodeDeployData({ ...ShareToken, args: [] }),
  })
  token = getAddress(contractAddress ?? '0x')
  write = (functionName, args) =>
    post({
      data: encodeFunctionData({ abi: ShareToken.abi, args, functionName }),
      to: token,
    })
  await write('mint', [evmPayer, parseEther('100')])
}, 60_000)
afterAll(() => node?.stop())

test('error: a paused token, and one that blocks the receiver', async () => {
  const { kit, wallet } = await createEvmKit({ url: node.url })
  const send = () => sendToken(kit, { amount: '2', to, token })
  await write('pause', [true])
  await expect(send()).rejects.toMatchObject({
    ...{ code: 'TOKEN_PAUSED', details: token, sentToNetwork: 'no' },
  })
  await write('pause', [false])
  await write('blockAccount', [to])
  await expect(send()).rejects.toMatchObject({
    ...{ code: 'TOKEN_BLOCKED', details: token, sentToNetwork: 'no' },
  })
  const asked = wallet.requests.map(({ method }) => method)
  expect(asked).not.toContain('eth_sendTransaction')
})
