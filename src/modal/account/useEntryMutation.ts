'use client'
import {
  type MutationState,
  type UseMutationResult,
  useMutationState,
} from '@tanstack/react-query'
import { atom } from 'jotai/vanilla'
import { useKitAtom } from '../../context.js'
import type { ModalEntry } from '../../core/modal/modal.js'
import { useKit } from '../../hooks/useKit.js'
import { useModal } from '../../hooks/useModal.js'

/** What was asked for last, and by which entry of the modal's stack. */
const askedAtom = atom<{ entry: ModalEntry; variables: unknown }>()

/**
 * A mutation of a view that the user approves in the modal. Its state outlives
 * the component, which the approval replaces, and ends with the view's entry
 * in the stack.
 *
 * @example
 * const { start, state } = useEntryMutation(useResetAccount(), ['latchkey', 'resetAccount'])
 */
export function useEntryMutation<data, error, variables>(
  mutation: Pick<UseMutationResult<data, error, variables>, 'mutate'>,
  mutationKey: readonly string[],
): useEntryMutation.ReturnType<data, error, variables> {
  const kit = useKit()
  const { entry } = useModal()
  const asked = useKitAtom(kit, askedAtom)
  const state = useMutationState({
    filters: { mutationKey },
    select: ({ state }) => state as MutationState<data, error, variables>,
  })
    .filter(
      ({ variables }) =>
        asked?.entry === entry && asked.variables === variables,
    )
    .at(-1)
  return {
    start(variables) {
      if (state?.status === 'pending') return
      kit.store.set(askedAtom, { entry, variables })
      mutation.mutate(variables)
    },
    state,
  }
}

export declare namespace useEntryMutation {
  type ReturnType<data, error, variables> = {
    /** No effect while it is pending. */
    start: (variables: variables) => void
    /** `undefined` until it is started by this entry. */
    state: MutationState<data, error, variables> | undefined
  }
}
