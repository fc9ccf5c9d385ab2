import { clearLogin, clearSocialLogin } from '../../core/login/clearLogin.js'
import { isEvmChainId } from '../../core/network/isEvmChainId.js'
import { isSolanaNetwork } from '../../core/network/isSolanaNetwork.js'
import type { FrameClient, FrameUser } from '../../core/ports.js'
import type { KitStorage } from '../../core/storage.js'
import type { FrameSend } from '../transport/send.js'
import { checkSignedMessage } from './checkSignedMessage.js'
import type { createFrameStore } from './createFrameStore.js'
import { getRequestedType } from './getRequestedType.js'
import { toSolanaUser } from './toSolanaUser.js'

/**
 * Creates the requests of a session, and applies each answer to the state and
 * to storage. The frame's answers decide, storage never does.
 *
 * The stored user is the one of EVM networks. Answers for other namespaces are
 * returned, and only mark the login as used, with its email.
 */
export function createSession(
  parameters: createSession.Parameters,
): createSession.ReturnType {
  const { send, storage, store } = parameters
  const { clear, keep, keepAccount, keepChain, keepEmail, keepLogin } =
    createUserKeeper(parameters)

  return {
    clear,
    forgetLogin() {
      storage.remove('preferredAccountType')
      clearSocialLogin(storage)
    },
    keep,
    keepEmail,
    questions: {
      async getUser({ chainId, siwxMessage } = {}, options) {
        const isSolana = isSolanaNetwork(chainId)
        const wasUsed = storage.get('emailLoginUsed')
        const chosen = isSolana ? undefined : store.get().user
        const preferredAccountType =
          chosen?.preferredAccountType ??
          (isSolana ? undefined : storage.get('preferredAccountType')) ??
          getRequestedType(chainId)
        const found = await send(
          'GET_USER',
          {
            ...(chainId === undefined ? undefined : { chainId }),
            ...(siwxMessage && { siwxMessage }),
            preferredAccountType,
          },
          options,
        )
        const user = checkSignedMessage(found, siwxMessage)
        const { message, signature, ...kept } = user
        // Signed out meanwhile, here or in another tab.
        const isOver = wasUsed && !storage.get('emailLoginUsed')
        if (isSolana) {
          const checked = toSolanaUser(user)
          if (isOver) return checked
          // The email reported for EVM networks takes precedence.
          keepLogin({
            ...checked,
            email: storage.get('email') ?? checked.email,
          })
          return checked
        }
        if (!isOver) keep(kept)
        return user
      },
      async isConnected(options) {
        const { isConnected } = await send('IS_CONNECTED', undefined, {
          ...options,
          // Only an answer of the frame ends a login; an unreachable frame says
          // nothing about it.
          onRefused: clear,
        })
        if (!isConnected) clear()
        return isConnected
      },
      async getChainId(options) {
        const { chainId } = await send('GET_CHAIN_ID', undefined, options)
        keepChain(chainId)
        return chainId
      },
      async switchNetwork({ chainId }, options) {
        const reply = await send('SWITCH_NETWORK', { chainId }, options)
        keepChain(reply.chainId)
        return reply
      },
      async getSmartAccountEnabledNetworks() {
        const key = 'smartAccountEnabledNetworks'
        try {
          const reply = await send('GET_SMART_ACCOUNT_ENABLED_NETWORKS')
          storage.set(key, reply[key])
          return reply[key]
        } catch (error) {
          storage.set(key, [])
          throw error
        }
      },
      async initSmartAccount(options) {
        const reply = await send('INIT_SMART_ACCOUNT', undefined, options)
        const { user } = store.get()
        // Frames with other addresses for smart accounts report the one in use.
        if (user?.address === reply.address)
          store.set({
            user: { ...user, smartAccountDeployed: reply.isDeployed },
          })
        return reply
      },
      async setPreferredAccount({ type }) {
        let isRefused = false
        const onRefused = () => {
          isRefused = true
        }
        try {
          const reply = await send(
            'SET_PREFERRED_ACCOUNT',
            { type: type as 'eoa' | 'smartAccount' },
            { onRefused },
          )
          return keepAccount(reply.type, reply.address)
        } catch (error) {
          const eoa = getEoa(store.get().user)
          if (!isRefused || !eoa) throw error
          return keepAccount('eoa', eoa)
        }
      },
    },
  }
}

export declare namespace createSession {
  type Parameters = {
    /** Called when a stored login has ended. */
    onEnd(): void
    send: FrameSend
    storage: Pick<KitStorage, 'get' | 'set' | 'remove'>
    store: createFrameStore.ReturnType
  }

  type ReturnType = {
    /** Session methods of the client. */
    questions: Pick<
      FrameClient,
      | 'getUser'
      | 'isConnected'
      | 'getChainId'
      | 'switchNetwork'
      | 'getSmartAccountEnabledNetworks'
      | 'initSmartAccount'
      | 'setPreferredAccount'
    >
    clear(): void
    /** Clears the social provider and account type of the previous login. */
    forgetLogin(): void
    keep(user: FrameUser): void
    keepEmail(email: string): void
  }
}

/** Writes who is logged in, to the state and to storage. */
function createUserKeeper({ onEnd, storage, store }: createSession.Parameters) {
  /** Clears who was logged in here. */
  function clear() {
    const wasUsed = storage.get('emailLoginUsed')
    clearLogin(storage)
    store.set({ user: undefined })
    // Only on a change, because listeners ask whether it is true.
    if (wasUsed) onEnd()
  }

  function keepLogin({ email }: FrameUser) {
    // Tabs see each other's changes late: written again, it could come back
    // after another tab has removed it.
    if (!storage.get('emailLoginUsed')) storage.set('emailLoginUsed', true)
    if (email) storage.set('email', email)
    storage.remove('lastEmailLoginTime')
  }

  function keep(user: FrameUser) {
    keepLogin(user)
    if (!isEvmChainId(user.chainId)) return
    storage.set('lastUsedChain', String(user.chainId))
    store.set({ user })
  }

  function keepChain(chainId: string | number) {
    if (!isEvmChainId(chainId)) return
    storage.set('lastUsedChain', String(chainId))
    const { user } = store.get()
    if (user && user.chainId !== chainId)
      store.set({ user: { ...user, chainId } })
  }

  function keepEmail(email: string) {
    storage.set('email', email)
    const { user } = store.get()
    if (user) store.set({ user: { ...user, email } })
  }

  function keepAccount(type: string, address: string) {
    const isSmart = type === 'smartAccount'
    storage.set('preferredAccountType', isSmart ? type : 'eoa')
    const { user } = store.get()
    if (user)
      store.set({ user: { ...user, address, preferredAccountType: type } })
    return { type, address }
  }

  return { clear, keep, keepAccount, keepChain, keepEmail, keepLogin }
}

function getEoa(user: FrameUser | undefined) {
  const eoa = user?.accounts?.find((account) => account.type === 'eoa')
  if (eoa) return eoa.address
  // Frames that report no accounts have a single one.
  return user?.preferredAccountType === 'smartAccount'
    ? undefined
    : user?.address
}
