'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { getTelegramSystem } from '../core/login/getTelegramSystem.js'
import { listSocials } from '../core/login/listSocials.js'
import { useKit } from './useKit.js'
import { useProjectFeatures } from './useProjectFeatures.js'

/**
 * The social logins to offer, laid out: those of the project, in its order.
 *
 * @param parameters.order - `create`: as for somebody who has no wallet yet,
 * unless the project has an order of its own
 * @param parameters.isAsking - `false` asks no dashboard: the page's own
 * `features` count until somebody else has asked; default `true`
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { all } = useSocials()
 * return all.map((name) => <li key={name}>{name}</li>)
 */
export function useSocials(
  parameters: useSocials.Parameters = {},
): useSocials.ReturnType {
  const { isAsking = true, order } = parameters
  const kit = useKit(parameters)
  const { data } = useProjectFeatures({ kit, query: { enabled: isAsking } })
  const telegram = useTelegramSystem()
  const socials = kit.frame ? data?.socials : false
  return useMemo(
    () => listSocials({ order, socials, telegram }),
    [order, socials, telegram],
  )
}

export declare namespace useSocials {
  type Parameters = useKit.Parameters & {
    isAsking?: boolean | undefined
    order?: listSocials.Parameters['order']
  }
  type ReturnType = listSocials.ReturnType
  type ErrorType = useKit.ErrorType
}

/** The system Telegram runs on; `undefined` on the server and outside of it. */
function useTelegramSystem(): ReturnType<typeof getTelegramSystem> {
  return useSyncExternalStore(
    subscribeToNothing,
    () => getTelegramSystem(),
    () => undefined,
  )
}

const subscribeToNothing = () => () => {}
