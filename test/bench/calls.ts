/**
 * Measures what the calls of the embedded wallet cost on the local chain: gas,
 * requests and time until the card is ready, for a plain send, batches and user
 * operations. Prints figures and asserts nothing: `npm run bench`.
 */
import {
  type Address,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseEther,
  publicActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { startServices } from '../../packages/devnet/src/startServices.js'
import {
  createRpc,
  type Rpc,
} from '../../packages/wallet/src/node/createRpc.js'
import { createWalletPage } from '../setup/frame/createWalletPage.js'

const POLL_MS = 20
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const services = await startServices({
  ports: 'free',
  control: true,
})
const client = createTestClient({
  mode: 'anvil',
  transport: http(services.chain.rpcUrl),
}).extend(publicActions)

/** A wallet page with coins and dollars, which counts its requests. */
async function open({ hasBundler = false } = {}) {
  const key = generatePrivateKey()
  const { address } = privateKeyToAccount(key)
  await services.control.fund(address)
  await client.setBalance({ address, value: parseEther('1') })
  let requests = 0
  const rpc = createRpc()
  const counted: Rpc = (...parameters) => {
    requests++
    return rpc(...parameters)
  }
  const { bundler, paymaster } = services.urls
  const page = createWalletPage({
    ...(hasBundler && { bundlerUrls: [bundler] }),
    ...{ hasSmartAccounts: true, key, rpc: counted },
    paymasters: [new URL(paymaster).origin],
    rpcUrls: services.chains.map(({ rpcUrl }) => [rpcUrl]),
  })
  /** What one request costs, once it is in a block. */
  async function measure(name: string, method: string, request: object) {
    requests = 0
    const start = performance.now()
    let shown = { ms: 0, requests: 0 }
    page.state.onCard = () => {
      shown = { ms: performance.now() - start, requests }
    }
    const answer = await page.request(method, [request])
    const hash = await settle(answer)
    const { gasUsed } = await client.waitForTransactionReceipt({ hash })
    const cells = [
      name.padEnd(44),
      String(gasUsed).padStart(8),
      String(shown.requests).padStart(14),
      shown.ms.toFixed(0).padStart(12),
    ]
    process.stdout.write(`${cells.join('')}\n`)
  }
  async function settle(answer: unknown): Promise<Hex> {
    if (typeof answer === 'string') return answer as Hex
    const { hash, id } = answer as { hash?: Hex; id: string }
    if (hash) return hash
    for (;;) {
      const status = (await page.request('wallet_getCallsStatus', [id])) as {
        receipts: { transactionHash: Hex }[]
        status: number
      }
      const [receipt] = status.receipts
      if (status.status === 200 && receipt) return receipt.transactionHash
      if (status.status > 100) throw new Error(`Status ${status.status}`)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }
  return { address, measure }
}

const pay = {
  to: services.tokens.usd.address as Address,
  data: encodeFunctionData({
    abi: erc20Abi,
    args: [bob, 5n],
    functionName: 'transfer',
  }),
}
const toBatch = (capabilities?: object) => ({
  ...{ calls: [pay, pay], chainId: '0x7a69', version: '2.0.0' },
  ...(capabilities && { capabilities }),
})
const sponsored = { paymasterService: { url: services.urls.paymaster } }

process.stdout.write(
  `${'Transfers of a token'.padEnd(44)}     gas  requests*    ms until the card\n`,
)
const plain = await open()
await plain.measure('one, first of the page', 'eth_sendTransaction', pay)
await plain.measure('one', 'eth_sendTransaction', pay)
const own = await open()
await own.measure(
  'two in a batch, with the upgrade',
  'wallet_sendCalls',
  toBatch(),
)
await own.measure('two in a batch', 'wallet_sendCalls', toBatch())
const bundled = await open({ hasBundler: true })
await bundled.measure(
  'two by an operation, with the upgrade',
  'wallet_sendCalls',
  toBatch(),
)
await bundled.measure('two by an operation', 'wallet_sendCalls', toBatch())
const paid = await open({ hasBundler: true })
await paid.measure(
  'two, sponsored, with the upgrade',
  'wallet_sendCalls',
  toBatch(sponsored),
)
await paid.measure('two, sponsored', 'wallet_sendCalls', toBatch(sponsored))
const inTokens = {
  paymasterService: {
    context: { token: services.tokens.usd.address },
    url: services.urls.paymaster,
  },
}
const charged = await open({ hasBundler: true })
await charged.measure(
  'two, gas paid in a token, with the upgrade',
  'wallet_sendCalls',
  toBatch(inTokens),
)
await charged.measure(
  'two, gas paid in a token',
  'wallet_sendCalls',
  toBatch(inTokens),
)
await own.measure('back to an ordinary account', 'wallet_resetAccount', {
  ...{ address: own.address, chainId: '0x7a69' },
})
process.stdout.write('* to node, bundler and paymaster, until the card\n')
await services.stop()
process.exit(0)
