import type { SocialProvider } from '../../core/features/features.js'
import { defaultRemoteFeatures } from '../../core/options/features.js'
import type { TelegramSystem } from './getTelegramSystem.js'

/**
 * Returns the social logins to offer, in order, with their layout. Two logins
 * are shown as two icons. Otherwise the first is a wide button; with more than
 * six, the second to fifth are icons next to a link to the rest.
 *
 * @param parameters.socials - logins of the project, in order; default all,
 * `false` none
 * @param parameters.order - `create` uses the order for users without a
 * wallet; a custom order of the project is kept
 * @param parameters.telegram - system Telegram runs on, if the page is open in
 * Telegram: some providers do not work there
 *
 * @example
 * listSocials({ socials: ['google', 'x'] }).icons // ['google', 'x']
 */
export function listSocials(
  parameters: listSocials.Parameters = {},
): listSocials.ReturnType {
  const { order, socials = true, telegram } = parameters
  const isUsual = socials === true || String(socials) === String(known)
  const offered = isUsual ? (order === 'create' ? createOrder : known) : socials
  const hidden = telegram ? hiddenInTelegram[telegram] : []
  const all = [...new Set(offered || [])].filter(
    (name) => known.includes(name) && !hidden.includes(name),
  )
  if (all.length === 2)
    return { all, hasMore: false, icons: all, wide: undefined }
  const hasMore = all.length > SHOWN
  return {
    all,
    hasMore,
    icons: all.slice(1, hasMore ? SHOWN - 1 : SHOWN),
    wide: all[0],
  }
}

export declare namespace listSocials {
  type Parameters = {
    socials?: readonly SocialProvider[] | boolean | undefined
    /** @default 'usual' */
    order?: 'usual' | 'create' | undefined
    telegram?: TelegramSystem | undefined
  }
  type ReturnType = {
    /** All logins to offer, in order. */
    all: readonly SocialProvider[]
    /** Whether some logins are not shown and a link to `all` is needed. */
    hasMore: boolean
    /** Logins shown as a row of icons. */
    icons: readonly SocialProvider[]
    /** Login shown first, as a wide button. */
    wide: SocialProvider | undefined
  }
}

const SHOWN = 6

const known = defaultRemoteFeatures.socials as readonly SocialProvider[]

const createOrder: readonly SocialProvider[] = [
  'google',
  'x',
  'farcaster',
  'discord',
  'apple',
  'github',
  'facebook',
]

const hiddenInTelegram: Readonly<
  Record<TelegramSystem, readonly SocialProvider[]>
> = { android: ['facebook', 'x'], ios: ['google'], mac: ['x'] }
