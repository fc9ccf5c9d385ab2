import { expectTypeOf, test } from 'vitest'
import { type Config, createConfig, http } from 'wagmi'
import { mainnet, optimism } from 'wagmi/chains'
import type { EvmAccount, SolanaAccount } from './core/account/account.js'
import type { ParameterError } from './core/errors/base.js'
import type { NameOptions } from './core/names/nameOptions.js'
import type { SolanaPort } from './core/ports/solana.js'
import type { Frame } from './core/ports.js'
import { createKit, type Kit } from './createKit.js'
import type { SiweConfig } from './siwx/client/siweConfig.js'
import type { SiwxConfig } from './siwx/client/types.js'
import { solana } from './solana/solana.js'

const config = createConfig({
  chains: [mainnet, optimism],
  transports: { [mainnet.id]: http(), [optimism.id]: http() },
})
const projectId = 'id'
declare const siweConfig: SiweConfig
declare const siwxConfig: SiwxConfig

test('default', () => {
  const kit = createKit({ config, projectId })
  expectTypeOf(kit).toEqualTypeOf<Kit>()
  expectTypeOf(kit.config).toEqualTypeOf<Config>()
  expectTypeOf(kit.frame).toEqualTypeOf<Frame | undefined>()
  expectTypeOf(kit.solana).toEqualTypeOf<SolanaPort | undefined>()
  expectTypeOf(kit.mount).toEqualTypeOf<() => () => void>()
})

test('param: names', () => {
  createKit({ config, names: ['api', 'ens', 'sns'], projectId })
  createKit({ config, names: { order: ['ens'] }, projectId })
  // @ts-expect-error no such source
  createKit({ config, names: ['dns'], projectId })
  expectTypeOf<Kit['names']>().toEqualTypeOf<NameOptions | undefined>()
})

test('behavior: a namespace narrows the accounts', () => {
  const kit = createKit({ config, projectId })
  expectTypeOf(kit.getAccounts()).toEqualTypeOf<
    readonly (EvmAccount | SolanaAccount)[]
  >()
  const account = kit.getActiveAccount()
  if (account?.namespace === 'solana')
    expectTypeOf(account).toEqualTypeOf<SolanaAccount>()
})

test('param: config', () => {
  createKit({ config, projectId })
  createKit({ config: config as Config, projectId })
  // @ts-expect-error The config is required.
  createKit({ projectId })
  // @ts-expect-error It is that of wagmi's `createConfig`.
  createKit({ config: { chains: [mainnet] }, projectId })
})

test('param: projectId, hosts', () => {
  createKit({ config, hosts: { api: 'https://api.example' }, projectId })
  // @ts-expect-error The project is required.
  createKit({ config })
  // @ts-expect-error There is no such host.
  createKit({ config, hosts: { cdn: 'https://a.b' }, projectId })
})

test('param: currency, currencies', () => {
  const kit = createKit({ config, currency: 'EUR', projectId })
  createKit({ config, currencies: ['EUR', 'CHF'] as const, projectId })
  expectTypeOf(kit.currencies).toEqualTypeOf<readonly string[] | undefined>()
  // @ts-expect-error It is a code.
  createKit({ config, currency: 978, projectId })
  // @ts-expect-error It is a list of codes.
  createKit({ config, currencies: 'EUR', projectId })
})

test('param: networkImages', () => {
  const networkImages = { 'eip155:10': '<svg></svg>' }
  createKit({ config, networkImages, projectId })
  // @ts-expect-error They are URLs or markup.
  createKit({ config, networkImages: { 'eip155:10': 10 }, projectId })
})

test('param: solana', () => {
  createKit({ config, projectId, solana: solana() })
  // @ts-expect-error It is called first.
  createKit({ config, projectId, solana: () => solana })
})

test('param: siwx, siweConfig', () => {
  createKit({ config, projectId, siwx: siwxConfig })
  createKit({ config, projectId, siwx: () => siwxConfig })
  createKit({ config, projectId, siweConfig })
  // @ts-expect-error The methods are required.
  createKit({ config, projectId, siwx: {} })
  // @ts-expect-error The methods are required.
  createKit({ config, projectId, siweConfig: { required: true } })
})

test('param: features', () => {
  createKit({
    config,
    features: { email: false, socials: ['google', 'farcaster'] },
    projectId,
  })
  // @ts-expect-error There is no such provider.
  createKit({ config, features: { socials: ['myspace'] }, projectId })
  // @ts-expect-error There is no such feature.
  createKit({ config, features: { stake: true }, projectId })
})

test('param: capabilities, swapSpenders, onramp', () => {
  createKit({
    capabilities: { swap: ['eip155:1'] },
    config,
    onramp: { urlHosts: ['pay.example'] },
    projectId,
  })
  // @ts-expect-error There is no such feature.
  createKit({ capabilities: { stake: [] }, config, projectId })
  // @ts-expect-error Hosts are a list.
  createKit({ config, onramp: { urlHosts: 'pay.example' }, projectId })
})

test('param: paymaster', () => {
  const url = 'https://paymaster.example.com'
  createKit({ config, paymaster: url, projectId })
  createKit({ config, paymaster: { url, context: { id: 'p' } }, projectId })
  createKit({
    config,
    paymaster: { 8453: url, 'eip155:1': { url } },
    projectId,
  })
  // @ts-expect-error A paymaster has a URL.
  createKit({ config, paymaster: { context: {} }, projectId })
  // @ts-expect-error Only EVM networks have paymasters.
  createKit({ config, paymaster: { 'solana:localnet': url }, projectId })
})

test('param: wallets, legal', () => {
  createKit({
    config,
    legal: { privacyUrl: 'https://a.b/p', termsUrl: 'https://a.b/t' },
    projectId,
    wallets: { allWallets: 'ONLY_MOBILE', custom: [{ id: 'x', name: 'X' }] },
  })
  // @ts-expect-error A wallet has a name.
  createKit({ config, projectId, wallets: { custom: [{ id: 'x' }] } })
  // @ts-expect-error There is no such choice.
  createKit({ config, projectId, wallets: { allWallets: 'NEVER' } })
})

test('param: theme', () => {
  createKit({
    config,
    projectId,
    theme: { density: 'compact', mode: 'auto', variables: { radius: '4px' } },
  })
  // @ts-expect-error There is no such mode.
  createKit({ config, projectId, theme: { mode: 'sepia' } })
})

test('param: storage, logger, reconnect, backButton, preload, wagmiWorkarounds, debug', () => {
  createKit({
    backButton: false,
    debug: true,
    config,
    preload: 'intent',
    projectId,
    reconnect: false,
    storage: globalThis.localStorage,
    wagmiWorkarounds: false,
  })
  // @ts-expect-error A storage has getItem, setItem and removeItem.
  createKit({ config, projectId, storage: {} })
  // @ts-expect-error It is yes or no.
  createKit({ config, projectId, reconnect: 'later' })
  // @ts-expect-error Something has to open the modal.
  createKit({ config, preload: 'never', projectId })
  // @ts-expect-error There is no such option.
  createKit({ config, projectId, unknown: true })
})

test('error: type', () => {
  expectTypeOf<ParameterError>().toExtend<createKit.ErrorType>()
})
