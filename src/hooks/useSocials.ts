'use client'
import { useMemo, useSyncExternalStore } from 'react'
import type { SocialProvider } from '../core/features/features.js'
import { getTelegramSystem } from '../features/login/getTelegramSystem.js'
import { listSocials } from '../features/login/listSocials.js'
import { useKit } from './useKit.js'
import { useProjectFeatures } from './useProjectFeatures.js'

/**
 * Hook for listing the project's social logins, in its order, with a layout.
 *
 * @param parameters.order - `create`: order for users without a wallet,
 * unless the project sets its own
 * @param parameters.socials - the logins to lay out, such as those of
 * `useLoginMethods`; default the project's, requested from the dashboard
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { all } = useSocials()
 * return all.map((name) => <li key={name}>{name}</li>)
 */
export function useSocials(
  parameters: useSocials.Parameters = {},
): useSocials.ReturnType {
  const kit = useKit(parameters)
  const { order, socials: given } = parameters
  const enabled = given === undefined
  const { data } = useProjectFeatures({ kit, query: { enabled } })
  const telegram = useTelegramSystem()
  const socials = kit.frame ? (given ?? data?.socials) : false
  return useMemo(
    () => listSocials({ order, socials, telegram }),
    [order, socials, telegram],
  )
}

export declare namespace useSocials {
  type Parameters = useKit.Parameters & {
    order?: listSocials.Parameters['order']
    socials?: readonly SocialProvider[] | false | undefined
  }
  type ReturnType = listSocials.ReturnType
  type ErrorType = useKit.ErrorType
}

/**
 * Returns the operating system of Telegram; `undefined` on the server and
 * outside Telegram.
 */
function useTelegramSystem(): ReturnType<typeof getTelegramSystem> {
  return useSyncExternalStore(
    subscribeToNothing,
    () => getTelegramSystem(),
    () => undefined,
  )
}

const subscribeToNothing = () => () => {}
