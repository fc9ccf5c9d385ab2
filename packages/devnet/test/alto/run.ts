/**
 * Sends user operations of the embedded wallet through alto, a bundler that
 * others use, on the local chain: `npm run test:alto`. Alto (GPL-3.0) is
 * installed into a temporary folder and runs as a process of its own; where it
 * cannot be installed, the test is skipped with the reason.
 *
 * `LATCHKEY_ALTO_DIR` names a folder in which it is installed already.
 */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  type Address,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  http,
  parseEther,
  publicActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createWalletPage } from '../../../../test/setup/frame/createWalletPage.js'
import { ENTRY_POINT } from '../../../wallet/src/core/contracts.js'
import { createRpc } from '../../../wallet/src/node/createRpc.js'
import { startServices } from '../../src/startServices.js'
import { toSkipReason } from './toSkipReason.js'

const ALTO = '@pimlico/alto@0.0.20'
const INSTALL_TIMEOUT_MS = 900_000
const START_TIMEOUT_MS = 120_000
const OPERATION_TIMEOUT_MS = 60_000
const POLL_MS = 200
const DOLLARS = 5_000_000n
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** It has no option for its host, and would listen on every interface. */
const preload = `
const { Server } = require('node:net')
const { listen } = Server.prototype
Server.prototype.listen = function (first, ...rest) {
  if (typeof first === 'object' && first !== null)
    return listen.call(this, { ...first, host: '127.0.0.1' }, ...rest)
  const callback = rest.find((one) => typeof one === 'function')
  return listen.call(this, { host: '127.0.0.1', port: Number(first) }, callback)
}
`

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const say = (text: string) => process.stdout.write(`${text}\n`)

async function install(folder: string) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  await writeFile(join(folder, 'package.json'), '{"private":true}')
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save']
  await promisify(execFile)(npm, ['install', ALTO, ...flags], {
    cwd: folder,
    timeout: INSTALL_TIMEOUT_MS,
  })
}

async function findPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('No port')
  return address.port
}

async function run(folder: string) {
  const services = await startServices({
    ports: 'free',
    control: true,
  })
  const client = createTestClient({
    cacheTime: 0,
    mode: 'anvil',
    transport: http(services.chain.rpcUrl),
  }).extend(publicActions)
  const keys = [generatePrivateKey(), generatePrivateKey()]
  for (const key of keys) {
    const { address } = privateKeyToAccount(key)
    await client.setBalance({ address, value: parseEther('100') })
  }
  const port = await findPort()
  const hook = join(folder, 'loopback.cjs')
  await writeFile(hook, preload)
  const alto = spawn(
    process.execPath,
    [
      ...['--require', hook],
      join(folder, 'node_modules/@pimlico/alto/esm/cli/alto.js'),
      ...['--entrypoints', ENTRY_POINT, '--rpc-url', services.chain.rpcUrl],
      ...['--executor-private-keys', String(keys[0])],
      ...['--utility-private-key', String(keys[1])],
      ...['--safe-mode', 'false', '--log-level', 'warn'],
      ...['--min-executor-balance', '0', '--port', String(port)],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [alto.stdout, alto.stderr])
    stream.on('data', (text) => {
      output = (output + String(text)).slice(-4_000)
    })
  try {
    const url = `http://127.0.0.1:${port}`
    await waitForAlto(url, () => alto.exitCode)
    await checkAll({ client, services, url })
  } catch (error) {
    say(output)
    throw error
  } finally {
    alto.kill()
    await services.stop()
  }
}

async function waitForAlto(url: string, getExitCode: () => number | null) {
  const deadline = Date.now() + START_TIMEOUT_MS
  const rpc = createRpc()
  for (;;) {
    const answer = await rpc({ rpcUrls: [url] }, 'eth_supportedEntryPoints', [])
      .then(String)
      .catch(() => '')
    if (answer.toLowerCase().includes(ENTRY_POINT.toLowerCase())) return
    if (getExitCode() !== null || Date.now() > deadline)
      throw new Error('Alto has not started')
    await wait(POLL_MS)
  }
}

type Setup = {
  client: ReturnType<typeof createClient>
  services: Awaited<ReturnType<typeof startServices>>
  url: string
}
const createClient = () =>
  createTestClient({ mode: 'anvil', transport: http() }).extend(publicActions)

/** Without a coin, with coins, and with gas that is paid in dollars. */
async function checkAll({ client, services, url }: Setup) {
  const { paymaster } = services.urls
  const token = services.tokens.usd.address as Address
  const pay = {
    to: token,
    data: encodeFunctionData({
      ...{ abi: erc20Abi, args: [bob, DOLLARS], functionName: 'transfer' },
    }),
  }
  const cases = [
    ['sponsored', 0n, { paymasterService: { url: paymaster } }],
    ['paid by the account', parseEther('1'), {}],
    [
      'paid in a token',
      0n,
      { paymasterService: { context: { token }, url: paymaster } },
    ],
  ] as const
  for (const [name, value, capabilities] of cases) {
    const key = generatePrivateKey()
    const { address } = privateKeyToAccount(key)
    await services.control.fund(address)
    await client.setBalance({ address, value })
    const page = createWalletPage({
      bundlerUrls: [url],
      hasSmartAccounts: true,
      key,
      paymasters: [new URL(paymaster).origin],
      rpcUrls: services.chains.map(({ rpcUrl }) => [rpcUrl]),
      rpc: createRpc(),
    })
    const has = () =>
      client.readContract({
        ...{ abi: erc20Abi, address: token, args: [bob] },
        functionName: 'balanceOf',
      })
    // The first upgrades the account, the second finds it upgraded.
    for (const round of ['first', 'second']) {
      const before = await has()
      const { id } = (await page.request('wallet_sendCalls', [
        {
          ...{ calls: [pay, pay], capabilities, chainId: '0x7a69' },
          version: '2.0.0',
        },
      ])) as { id: string }
      const status = await settle(page, id)
      const paid = (await has()) - before
      const code = await client.getCode({ address })
      if (status !== 200 || paid !== 2n * DOLLARS || !code)
        throw new Error(`${name}, ${round}: status ${status}, paid ${paid}`)
      if (page.signed.some(({ kind }) => kind === 'signTransaction'))
        throw new Error(`${name}, ${round}: sent without the bundler`)
      say(`passed  ${name}, ${round}`)
    }
  }
}

async function settle(
  page: ReturnType<typeof createWalletPage>,
  id: string,
): Promise<number> {
  const deadline = Date.now() + OPERATION_TIMEOUT_MS
  for (;;) {
    const { status } = (await page.request('wallet_getCallsStatus', [id])) as {
      status: number
    }
    if (status !== 100 || Date.now() > deadline) return status
    await wait(POLL_MS)
  }
}

const given = process.env.LATCHKEY_ALTO_DIR
const folder = given ?? (await mkdtemp(join(tmpdir(), 'latchkey-alto-')))
try {
  let isInstalled = true
  if (!given)
    await install(folder).catch((error: unknown) => {
      isInstalled = false
      const reason = toSkipReason(error, INSTALL_TIMEOUT_MS)
      say(`SKIP alto cannot be installed: ${reason}`)
    })
  else await access(join(folder, 'node_modules/@pimlico/alto'))
  if (isInstalled) {
    await run(folder)
    say('6 passed, 0 failed')
  }
} catch (error) {
  say(`FAIL ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  if (!given) await rm(folder, { force: true, recursive: true })
}
// The wallet page looks after what it has sent for a while.
process.exit()
