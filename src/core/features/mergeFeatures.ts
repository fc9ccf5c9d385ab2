import { defaultRemoteFeatures } from '../options/features.js'
import type { FeatureOptions, RemoteFeatures } from './features.js'
import { isTextList } from './isTextList.js'

/**
 * Merges the features of the dashboard and the page. The dashboard takes
 * precedence; otherwise the page's value or the default applies.
 *
 * | The dashboard                       | Result                             |
 * | ----------------------------------- | ---------------------------------- |
 * | is not available                    | the page's value, else the default |
 * | has an entry whose list is `null`   | the page's value, else the default |
 * | has no entry                        | off                                |
 * | has an entry                        | the entry                          |
 *
 * @param parameters.local - the `features` option of `createKit`
 * @param parameters.remote - entries of the dashboard; `undefined` if they
 * could not be fetched
 * @returns the features, and the names of page options that were ignored: those
 * that differ from the dashboard, and those that only it can set; never throws
 *
 * @example
 * mergeFeatures({ local: { swaps: false } }).features.swaps // false
 */
export function mergeFeatures(
  parameters: mergeFeatures.Parameters = {},
): mergeFeatures.ReturnType {
  try {
    const { remote } = parameters
    const local = parameters.local ?? {}
    const ignored: (keyof RemoteFeatures)[] = []
    const entries = names.map((name) => {
      const { id, isRemoteOnly, read } = rules[name]
      const config = remote?.find((entry) => entry.id === id)
      const wanted = getFallback(name, local)
      const isLocal = !remote || config?.config === null
      const value = isLocal ? wanted : isUsable(config) && read(config.config)
      const isSet = (local as Options)[name] !== undefined
      // Where both say the same, nobody has to be warned.
      if (isSet && (isRemoteOnly || !isSame(value, wanted))) ignored.push(name)
      return [name, value]
    })
    return { features: Object.fromEntries(entries), ignored }
  } catch {
    return { features: defaultRemoteFeatures, ignored: [] }
  }
}

export declare namespace mergeFeatures {
  type Parameters = {
    local?: FeatureOptions | undefined
    remote?: readonly Entry[] | undefined
  }
  /** A feature entry of the project's dashboard. */
  type Entry = {
    id: string
    isEnabled: boolean
    config?: readonly string[] | null | undefined
  }
  type ReturnType = {
    features: RemoteFeatures
    ignored: readonly (keyof RemoteFeatures)[]
  }
}

type Options = { [name in keyof RemoteFeatures]?: unknown }
type Config = readonly string[]
type Rule = {
  /** ID of the dashboard's entry. */
  id: string
  read(config: Config): Config | boolean
  /** List of a page that only switches it on; default that of the default. */
  whenOn?: Config
  /** Ignores the page's value. */
  isRemoteOnly?: boolean
}

const readList = (config: Config) => config.length > 0 && config
const readSwitch = () => true
const isSocial = (name: string) =>
  (defaultRemoteFeatures.socials as Config).includes(name)

const rules: { readonly [name in keyof RemoteFeatures]: Rule } = {
  email: { id: 'social_login', read: (config) => config.includes('email') },
  socials: {
    id: 'social_login',
    read: (config) => readList(config.filter(isSocial)),
  },
  passkey: { id: 'passkey', read: readSwitch },
  guest: { id: 'guest', read: readSwitch },
  swaps: { id: 'swap', read: readList },
  onramp: { id: 'onramp', read: readList },
  activity: { id: 'activity', read: readSwitch },
  branding: { id: 'reown_branding', read: readSwitch, isRemoteOnly: true },
  multiWallet: { id: 'multi_wallet', read: readSwitch, isRemoteOnly: true },
  // An empty list asks, too, without requiring an answer.
  emailCapture: { id: 'email_capture', read: (config) => config, whenOn: [] },
  payWithExchange: {
    id: 'fund_from_exchange',
    read: readSwitch,
    isRemoteOnly: true,
  },
  payments: { id: 'payments', read: readSwitch, isRemoteOnly: true },
  authentication: { id: 'reown_authentication', read: readSwitch },
  headless: { id: 'headless', read: readSwitch, isRemoteOnly: true },
}

const names = Object.keys(rules) as (keyof RemoteFeatures)[]

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)

function isUsable(
  entry: mergeFeatures.Entry | undefined,
): entry is mergeFeatures.Entry & { config: Config } {
  return Boolean(entry?.isEnabled && isTextList(entry.config))
}

function getFallback(name: keyof RemoteFeatures, local: Options) {
  const { isRemoteOnly, whenOn } = rules[name]
  const value = isRemoteOnly ? undefined : local[name]
  const fallback = defaultRemoteFeatures[name]
  if (value === undefined) return fallback
  if (!Array.isArray(whenOn ?? fallback))
    return typeof value === 'boolean' ? value : fallback
  if (value === true) return whenOn ?? fallback
  // An invalid list turns the feature off.
  return isTextList(value) && rules[name].read(value)
}
