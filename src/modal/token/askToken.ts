import { getToken } from '../../actions/getToken.js'
import { InvalidTokenError } from '../../core/errors/send.js'
import { closedModal, type ModalState } from '../../core/modal/modal.js'
import type { TokenAsk } from '../../core/ports/tokenAsk.js'
import type { Kit } from '../../createKit.js'
import { createTokenRequest } from './tokenRequest.js'

/**
 * Asks the user in the modal whether to list a token, over what the modal
 * shows. Leaving the view declines.
 *
 * Standard: EIP-747.
 */
export async function askToken(
  kit: Kit,
  token: Parameters<TokenAsk>[0],
): ReturnType<TokenAsk> {
  const held = kit.own(createTokenRequest)
  if (held.current) return 'busy'
  held.current = 'starting'
  try {
    // A name to show, and no prompt about an address without a token.
    await getToken(kit, { chainId: token.chainId, token: token.address })
  } catch (error) {
    held.current = undefined
    if (error instanceof InvalidTokenError) return 'unknown'
    throw error
  }
  const { store } = kit
  const { modal } = kit.atoms
  return new Promise((resolve) => {
    function end(isAdded: boolean) {
      stop()
      held.current = undefined
      store.set(modal, pop)
      resolve(isAdded ? 'added' : 'declined')
    }
    held.current = { ...token, end }
    store.set(modal, push)
    const stop = store.sub(modal, () => {
      if (!isShown(store.get(modal))) end(false)
    })
  })
}

const isToken = ({ view }: { view: string }) => view === 'WatchToken'

function isShown({ isOpen, stack }: ModalState) {
  return isOpen && stack.some(isToken)
}

function push(state: ModalState): ModalState {
  const entry = { view: 'WatchToken' } as const
  const { embedded } = state
  const stack = state.isOpen ? [...state.stack, entry] : [entry]
  return { ...closedModal, embedded, isOpen: true, stack }
}

function pop(state: ModalState): ModalState {
  if (!isShown(state)) return state
  const stack = state.stack.filter((entry) => !isToken(entry))
  return stack.length > 0 ? { ...state, stack } : closedModal
}
