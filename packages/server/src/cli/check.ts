import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { distDir } from 'latchkey-wallet'
import { entryPoint07Address } from 'viem/account-abstraction'
import { createAdapters } from '../api/adapters/createAdapters.js'
import { createTokenLists } from '../api/adapters/tokens/createTokenLists.js'
import { answerRpc } from '../api/answerRpc.js'
import { bundlerMethods } from '../api/bundlerMethods.js'
import { describeChain } from '../api/chain/describeChain.js'
import { listNodes } from '../api/chain/listNodes.js'
import { toRedirectUri } from '../auth/social/toRedirectUri.js'
import { ConfigError } from '../config/ConfigError.js'
import type { ChainConfig, Config } from '../config/config.js'
import { loadMasterKey } from '../config/loadMasterKey.js'
import { readConfig } from '../config/readConfig.js'
import { toPublicUrl } from '../config/toPublicUrl.js'
import { loadDescriptors } from '../descriptors/loadDescriptors.js'
import { verifySmtp } from '../mail/verifySmtp.js'
import { createFarcasterLink } from '../providers/createFarcasterLink.js'
import type { createSocialProvider } from '../providers/createSocialProvider.js'
import { createSocialProviders } from '../providers/createSocialProviders.js'
import { assertMasterKey } from '../server/assertMasterKey.js'
import { openDatabase } from '../server/openDatabase.js'
import { createSqlStore } from '../store/sql/createSqlStore.js'
import { findClockFault } from '../store/sql/findClockFault.js'
import { describeFailure } from './describeFailure.js'

/**
 * Tries each part of the configuration, and prints a line for each.
 *
 * @throws ConfigError when one of them fails
 */
export async function check(parameters: check.Parameters): Promise<void> {
  const { environment, fetch } = parameters
  const print = parameters.print ?? ((text) => process.stdout.write(text))
  const config = readConfig(environment)
  const isDefault = !environment.RPC_URLS?.trim()
  const parts: [name: string, run: () => Promise<string>][] = [
    ['database', () => checkDatabase(config)],
    ['mail', () => checkMail(config)],
    ...(config.hasPublicNodes
      ? [publicNodes]
      : config.chains.flatMap((chain) =>
          listNodes(chain).map((rpcUrl, index): (typeof parts)[number] => [
            `chain ${chain.caipNetworkId}${index > 0 ? `, node ${index + 1}` : ''}`,
            () => checkChain({ ...chain, rpcUrl }, isDefault),
          ]),
        )),
    ...Object.entries(config.apis.bundlers).map(
      ([caipNetworkId, { url }]): [string, () => Promise<string>] => [
        `bundler ${caipNetworkId}`,
        () => checkBundler({ caipNetworkId, rpcUrl: url }),
      ],
    ),
    ...toAdapters(config).map((adapter): [string, () => Promise<string>] => [
      adapter.name,
      () => adapter.check(),
    ]),
    ...Object.entries(createSocialProviders(config.social, { fetch })).map(
      ([name, provider]): [string, () => Promise<string>] => [
        `login ${name}`,
        async () => {
          const redirectUri = toRedirectUri(
            { walletOrigin: () => toPublicUrl(config, config.port) },
            name,
          )
          await provider.check({ redirectUri })
          return `the provider takes the client; users return to ${redirectUri}`
        },
      ],
    ),
    ...(config.farcaster ? [toFarcaster(config.farcaster)] : []),
    ['descriptors', () => checkDescriptors(config)],
    ['frame page', checkFrame],
  ]
  let failed = 0
  for (const [name, run] of parts) {
    try {
      print(`  ok   ${name}: ${await run()}\n`)
    } catch (error) {
      failed++
      print(`  FAIL ${name}: ${toMessage(name, error)}\n`)
    }
  }
  if (failed > 0) throw new ConfigError([`${failed} of ${parts.length} failed`])
}

export declare namespace check {
  type Parameters = {
    environment: Record<string, string | undefined>
    /** For logins at providers. Default: the global one. */
    fetch?: createSocialProvider.Options['fetch']
    /** Default: the standard output. */
    print?: ((text: string) => void) | undefined
  }
}

async function checkDatabase(config: Config) {
  const masterKey = await loadMasterKey(config.masterKey)
  const database = await openDatabase(config)
  try {
    await database.ping()
    const { oldMasterKey } = config
    await assertMasterKey(createSqlStore(database), [
      masterKey,
      ...(oldMasterKey ? [oldMasterKey] : []),
    ])
    const fault = await findClockFault({ ...database, now: Date.now })
    if (fault) throw new Error(fault)
    return `${database.kind}, written with this master key`
  } finally {
    await database.close()
  }
}

async function checkMail({ smtp }: Config) {
  if (!smtp) return 'printed to the console'
  await verifySmtp(smtp)
  return `the server takes the login; sender ${smtp.from.address}`
}

/** Nobody has asked for a chain yet. */
const publicNodes: [name: string, run: () => Promise<string>] = [
  'chains',
  async () =>
    'by public nodes, as apps ask for them; set RPC_URLS to name your own',
]

async function checkChain(chain: ChainConfig, isDefault: boolean) {
  const { caipNetworkId } = chain
  const isSolana = caipNetworkId.startsWith('solana:')
  const result = await ask(chain, isSolana ? 'getGenesisHash' : 'eth_chainId')
  if (typeof result !== 'string')
    throw new Error(
      isDefault
        ? 'no node at localhost:8545; run npx latchkey-devnet or set RPC_URLS'
        : 'the node does not answer',
    )
  const found = isSolana
    ? `solana:${result.slice(0, 32)}`
    : `eip155:${Number(result)}`
  if (found !== caipNetworkId) throw new Error(`the node serves ${found}`)
  return 'the node answers'
}

/** One of another chain or EntryPoint would take operations for that one. */
async function checkBundler(bundler: ChainConfig) {
  const { caipNetworkId } = bundler
  const chainId = await ask(bundler, 'eth_chainId', bundlerMethods)
  const points = await ask(bundler, 'eth_supportedEntryPoints', bundlerMethods)
  if (typeof chainId !== 'string' || !Array.isArray(points))
    throw new Error('the bundler does not answer')
  const found = `eip155:${Number(chainId)}`
  if (found !== caipNetworkId) throw new Error(`the bundler serves ${found}`)
  const isKnown = points.some(
    (point) =>
      String(point).toLowerCase() === entryPoint07Address.toLowerCase(),
  )
  if (!isKnown) throw new Error('the bundler has no EntryPoint 0.7')
  return 'the bundler answers'
}

async function ask(
  chain: ChainConfig,
  method: string,
  methods?: ReadonlySet<string> | undefined,
) {
  const body = JSON.stringify({ id: 1, jsonrpc: '2.0', method, params: [] })
  const answer = await answerRpc({ body, chain, methods }).catch(
    () => undefined,
  )
  return (answer?.body as { result?: unknown } | undefined)?.result
}

function toAdapters({ apis, chains }: Config) {
  const tokenLists = createTokenLists({ sources: apis.tokenLists })
  return [
    ...tokenLists.checks,
    ...createAdapters({ apis, chains: chains.map(describeChain), tokenLists }),
  ]
}

function toFarcaster(
  link: NonNullable<Config['farcaster']>,
): [name: string, run: () => Promise<string>] {
  const run = async () => {
    await createFarcasterLink(link).check()
    return 'the relay and the node answer'
  }
  return ['login farcaster', run]
}

async function checkFrame() {
  await access(join(distDir, 'index.html')).catch(() => {
    throw new Error('not built; start once with --build')
  })
  return 'built'
}

async function checkDescriptors({ descriptorsDir: folder }: Config) {
  const faults: string[] = []
  const { count } = await loadDescriptors({
    folder,
    onIgnored: (name, fault) => faults.push(`${name} is ignored: ${fault}`),
  })
  if (faults.length > 0) throw new Error(faults.join('; '))
  return `${count} files`
}

/** Failures of services begin with their name, and so does the line. */
function toMessage(name: string, error: unknown) {
  const text = describeFailure(error).join('; ')
  return text.startsWith(`${name} `) ? text.slice(name.length + 1) : text
}
