import { describe, expect, test } from 'vitest'
import {
  defaultLocalFeatures,
  defaultRemoteFeatures,
} from '../options/features.js'
import type { FeatureOptions, RemoteFeatures } from './features.js'
import { getLocalFeatures } from './getLocalFeatures.js'
import { isUsageExceeded } from './isUsageExceeded.js'
import { mergeFeatures } from './mergeFeatures.js'
import { resolveFeatures } from './resolveFeatures.js'

type Entry = mergeFeatures.Entry
type Name = keyof RemoteFeatures

/** Server ID, list of an enabled entry, and the resulting feature. */
const wire: Record<Name, readonly [string, readonly string[], unknown]> = {
  email: ['social_login', ['google', 'email'], true],
  socials: ['social_login', ['x', 'email', 'github'], ['x', 'github']],
  passkey: ['passkey', [], true],
  guest: ['guest', [], true],
  swaps: ['swap', ['1inch'], ['1inch']],
  onramp: ['onramp', ['meld'], ['meld']],
  activity: ['activity', [], true],
  branding: ['reown_branding', [], true],
  multiWallet: ['multi_wallet', [], true],
  emailCapture: ['email_capture', ['required'], ['required']],
  payWithExchange: ['fund_from_exchange', [], true],
  payments: ['payments', [], true],
  authentication: ['reown_authentication', [], true],
  headless: ['headless', [], true],
}
const names = Object.keys(wire) as Name[]

test.each([null, undefined, 5, 'all', []])(
  'param: local %j is ignored',
  (local) => {
    const { features } = resolveFeatures({ local: local as never })
    expect(features).toEqual({
      ...defaultLocalFeatures,
      ...defaultRemoteFeatures,
      isRemote: false,
    })
  },
)
const lists: readonly Name[] = ['socials', 'swaps', 'onramp', 'emailCapture']
const remoteOnly: readonly Name[] = [
  'branding',
  'multiWallet',
  'payWithExchange',
  'payments',
  'headless',
]

function merge(name: Name, entry: Partial<Entry> | undefined, local?: unknown) {
  const [id] = wire[name]
  const features = local === undefined ? {} : { [name]: local }
  const found = mergeFeatures({
    local: features as FeatureOptions,
    remote: entry ? [{ id, isEnabled: true, ...entry }] : [],
  })
  return { value: found.features[name], isIgnored: found.ignored.length > 0 }
}

const ask = (name: Name, local: unknown) =>
  mergeFeatures({ local: { [name]: local } as FeatureOptions }).features[name]

describe('the defaults', () => {
  test('default', () => {
    expect(mergeFeatures()).toEqual({
      features: {
        email: true,
        socials: [
          'google',
          'x',
          'discord',
          'farcaster',
          'github',
          'apple',
          'facebook',
        ],
        passkey: false,
        guest: false,
        swaps: ['1inch'],
        onramp: ['coinbase', 'meld'],
        activity: true,
        branding: true,
        multiWallet: false,
        emailCapture: false,
        payWithExchange: false,
        payments: false,
        authentication: false,
        headless: false,
      },
      ignored: [],
    })
  })
})

describe.each(names)('%s', (name) => {
  const [, config, enabled] = wire[name]
  const isList = lists.includes(name)
  const isOwn = !remoteOnly.includes(name)
  const fallback = defaultRemoteFeatures[name]
  const other = isList ? false : !fallback

  test('default: the dashboard entry takes precedence', () => {
    expect(merge(name, { config }).value).toEqual(enabled)
    expect(merge(name, { config, isEnabled: false }).value).toBe(false)
  })

  test('behavior: an empty list turns the feature off', () => {
    const { value } = merge(name, { config: [] })
    // It asks for an email address without requiring one.
    if (name === 'emailCapture') return expect(value).toEqual([])
    expect(value).toBe(isList || name === 'email' ? false : enabled)
  })

  test('behavior: off without an entry or without its list', () => {
    expect(merge(name, undefined).value).toBe(false)
    expect(merge(name, {}).value).toBe(false)
    expect(merge(name, { config: undefined }).value).toBe(false)
  })

  test('behavior: `null` falls back to the page, then to the default', () => {
    const entry = { config: null }
    expect(merge(name, entry)).toEqual({ value: fallback, isIgnored: false })
    expect(merge(name, { ...entry, isEnabled: false }).value).toEqual(fallback)
    const set = merge(name, entry, other)
    expect(set.value).toEqual(isOwn ? other : fallback)
    // A value that counts for nothing is reported.
    expect(set.isIgnored).toBe(!isOwn)
  })

  test('behavior: a failure falls back to the page, then to the default', () => {
    expect(ask(name, undefined)).toEqual(fallback)
    expect(ask(name, other)).toEqual(isOwn ? other : fallback)
    const on = name === 'emailCapture' ? [] : fallback
    expect(ask(name, true)).toEqual(isOwn && !isList ? true : on)
    expect(ask(name, false)).toBe(isOwn || !fallback ? false : fallback)
  })

  test('behavior: reports ignored page options', () => {
    expect(merge(name, { config }, false)).toEqual({
      value: enabled,
      isIgnored: true,
    })
    expect(merge(name, { config }).isIgnored).toBe(false)
  })

  test('behavior: an option that says what the dashboard says is not ignored', () => {
    expect(merge(name, undefined, false)).toEqual({
      value: false,
      isIgnored: !isOwn,
    })
  })
})

describe('page options', () => {
  test.each([
    ['swaps', ['mine'], ['mine']],
    ['swaps', [], false],
    ['onramp', 'meld', false],
    ['onramp', ['meld', 1], false],
    ['onramp', { length: 1 }, false],
    ['onramp', null, false],
    ['socials', ['x', 'myspace'], ['x']],
    ['email', 'yes', true],
    ['payments', 1, false],
    ['emailCapture', true, []],
    ['emailCapture', ['required'], ['required']],
    ['emailCapture', 'required', false],
    ['emailCapture', [1], false],
  ] as const)('behavior: %s: %j is %j', (name, local, expected) => {
    expect(ask(name, local)).toEqual(expected)
  })

  test('behavior: lists all ignored page options', () => {
    const local = { activity: false, email: true, swaps: false, onramp: true }
    const remote = [{ id: 'swap', isEnabled: true, config: ['1inch'] }]
    const { ignored } = mergeFeatures({ local, remote })
    expect(ignored).toEqual(['email', 'swaps', 'onramp'])
  })

  test('error: falls back to the defaults', () => {
    const remote = [null] as unknown as readonly Entry[]
    const local = { swaps: false, email: false }
    expect(mergeFeatures({ local, remote })).toEqual({
      features: defaultRemoteFeatures,
      ignored: [],
    })
  })
})

describe('local features', () => {
  test('default', () => {
    expect(getLocalFeatures()).toEqual(defaultLocalFeatures)
    expect(defaultLocalFeatures).toMatchObject({
      receive: true,
      send: true,
      emailShowWallets: true,
      analytics: false,
      allWallets: true,
      legalCheckbox: false,
      smartSessions: false,
      collapseWallets: false,
      pay: false,
      connectMethodsOrder: undefined,
    })
  })

  test('behavior: switches', () => {
    const options = { pay: true, send: false, receive: 'no' as never }
    expect(getLocalFeatures(options)).toEqual({
      ...defaultLocalFeatures,
      pay: true,
      send: false,
    })
  })

  test('behavior: a custom order comes first, the rest follows', () => {
    const found = getLocalFeatures({
      connectMethodsOrder: ['social'],
      connectorTypeOrder: ['recent', 'recent', 'odd' as never],
      walletFeaturesOrder: ['send', 'swaps'],
    })
    expect(found.walletFeaturesOrder).toEqual([
      'send',
      'swaps',
      'onramp',
      'receive',
    ])
    expect(found.connectMethodsOrder).toEqual(['social', 'email', 'wallet'])
    expect(found.connectorTypeOrder).toEqual([
      'recent',
      'injected',
      'walletConnect',
      'featured',
      'custom',
      'external',
      'recommended',
    ])
  })

  test('behavior: all features combined', () => {
    const { features } = resolveFeatures({ local: { pay: true } })
    expect(features).toEqual({
      ...defaultLocalFeatures,
      ...defaultRemoteFeatures,
      pay: true,
      isRemote: false,
    })
    expect(resolveFeatures({ remote: [] }).features).toMatchObject({
      email: false,
      isRemote: true,
    })
  })
})

test.each([
  ['starter', true, false, true],
  ['starter', false, true, true],
  ['starter', true, true, true],
  ['starter', false, false, false],
  ['none', true, true, false],
  ['pro', true, true, false],
  ['enteprise', true, true, false],
])('behavior: the plan %s, rpc %s, mau %s', (tier, rpc, mau, expected) => {
  const limits = { tier, isAboveRpcLimit: rpc, isAboveMauLimit: mau }
  expect(isUsageExceeded(limits)).toBe(expected)
})
