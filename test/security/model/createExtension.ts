import type { Address, EIP1193Provider } from 'viem'

type Listener = (...values: unknown[]) => void
type Port = {
  tab: number
  listeners: Map<string, Listener[]>
  provider: EIP1193Provider
}
type Prompt = {
  tab: number
  at: number
  approve(): void
  reject(error: unknown): void
}
export type Mood = 'ok' | 'reject' | 'hang'

/** Latency of the wallet's messages, in milliseconds. */
type Line = { latency: number }

/**
 * A browser wallet: one for all tabs, with a provider in each. One kind can be
 * asked to forget the site (MIP-2), the older one cannot.
 */
export function createExtension(parameters: {
  id: string
  addresses: readonly Address[]
  canRevoke: boolean
  line: Line
}) {
  const { addresses, canRevoke, id, line } = parameters
  const ports = new Map<number, Port>()
  const prompts: Prompt[] = []
  const state = {
    isGranted: false,
    account: 0,
    chainId: 1,
    known: new Set([1, 8453]),
    mood: 'ok' as Mood,
  }

  const list = () => {
    const address = addresses[state.account]
    return state.isGranted && address ? [address] : []
  }

  function later(run: () => void) {
    setTimeout(run, line.latency)
  }

  function emit(event: string, ...values: unknown[]) {
    for (const port of [...ports.values()])
      for (const listener of [...(port.listeners.get(event) ?? [])])
        listener(...values)
  }

  function grant(value: boolean) {
    if (state.isGranted === value) return
    state.isGranted = value
    emit('accountsChanged', list())
  }

  function ask(tab: number): Promise<void> {
    if (canRevoke && prompts.length)
      return Promise.reject({ code: -32002, message: 'Already pending' })
    return new Promise((resolve, reject) => {
      const prompt: Prompt = {
        tab,
        at: Date.now(),
        approve() {
          grant(true)
          resolve()
        },
        reject,
      }
      prompts.push(prompt)
    })
  }

  async function change(chainId: number) {
    if (state.mood === 'hang') return new Promise<never>(() => {})
    if (state.mood === 'reject')
      throw Object.assign(new Error('User rejected'), { code: 4001 })
    if (!state.known.has(chainId))
      throw Object.assign(new Error('Unknown chain'), { code: 4902 })
    setChain(chainId)
    return null
  }

  function setChain(chainId: number) {
    if (state.chainId === chainId) return
    state.chainId = chainId
    emit('chainChanged', `0x${chainId.toString(16)}`)
  }

  async function answer(tab: number, method: string, params: unknown) {
    const [first] = (params ?? []) as [{ chainId: string }]
    switch (method) {
      case 'eth_accounts':
        return list()
      case 'eth_chainId':
        return `0x${state.chainId.toString(16)}`
      case 'eth_requestAccounts':
        if (!state.isGranted) await ask(tab)
        return list()
      case 'wallet_requestPermissions':
        if (!canRevoke) break
        await ask(tab)
        return [{ caveats: [{ value: list() }] }]
      case 'wallet_revokePermissions':
        if (!canRevoke) break
        grant(false)
        return null
      case 'wallet_switchEthereumChain':
        return change(Number(first.chainId))
      case 'wallet_addEthereumChain':
        if (state.mood === 'ok') state.known.add(Number(first.chainId))
        return change(Number(first.chainId))
    }
    throw Object.assign(new Error('no such method'), { code: -32601 })
  }

  function open(tab: number): EIP1193Provider {
    const listeners = new Map<string, Listener[]>()
    const provider = {
      on(event: string, listener: Listener) {
        listeners.set(event, [...(listeners.get(event) ?? []), listener])
      },
      removeListener(event: string, listener: Listener) {
        const left = listeners.get(event) ?? []
        const index = left.indexOf(listener)
        listeners.set(
          event,
          left.filter((_, place) => place !== index),
        )
      },
      request({ method, params }: { method: string; params?: unknown }) {
        return new Promise((resolve, reject) => {
          const isHere = () => ports.get(tab)?.listeners === listeners
          later(() => {
            if (!isHere()) return
            answer(tab, method, params).then(
              (value) => later(() => isHere() && resolve(value)),
              (error) => later(() => isHere() && reject(error)),
            )
          })
        })
      },
    } as unknown as EIP1193Provider
    ports.set(tab, { tab, listeners, provider })
    return provider
  }

  return {
    id,
    canRevoke,
    state,
    prompts,
    list,
    open,
    /** The page is gone: nothing reaches it, and nothing comes from it. */
    close: (tab: number) => void ports.delete(tab),
    grant,
    setChain,
    setAccount(account: number) {
      if (state.account === account) return
      state.account = account
      if (state.isGranted) emit('accountsChanged', list())
    },
    countListeners: (tab: number) =>
      [...(ports.get(tab)?.listeners.values() ?? [])].flat().length,
  }
}

export type Extension = ReturnType<typeof createExtension>
