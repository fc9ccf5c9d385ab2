import type { Toast } from '../../core/notice.js'
import type { Kit } from '../../createKit.js'

/** How long a toast is shown, unless it reports work in progress. */
const TOAST_LIFE_MS = 2_500

const SNACKBAR_SWAP_MS = 150

type Toaster = {
  show(toast: Omit<Toast, 'id' | 'isLeaving'>): number
  dismiss(id: number | undefined): void
  /** Keeps the toast from expiring until the returned function is called. */
  hold(): () => void
}

/** Creates the timer of a kit's toasts. The toast itself is in the kit's atom. */
export function createToaster({ atoms, store }: Kit): Toaster {
  let lastId = 0
  let holds = 0
  let next: Toast | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const read = () => store.get(atoms.notices).toast
  const write = (toast: Toast | undefined) =>
    store.set(atoms.notices, (notices) => ({ ...notices, toast }))

  function present() {
    write(next)
    next = undefined
    live()
  }

  function live() {
    clearTimeout(timer)
    const toast = read()
    if (!toast || toast.variant === 'loading' || holds > 0) return
    timer = setTimeout(leave, TOAST_LIFE_MS)
  }

  function leave() {
    const toast = read()
    if (!toast || toast.isLeaving) return
    clearTimeout(timer)
    write({ ...toast, isLeaving: true })
    timer = setTimeout(present, SNACKBAR_SWAP_MS)
  }

  return {
    show(toast) {
      next = { ...toast, id: ++lastId }
      if (read()) leave()
      else present()
      return lastId
    },
    dismiss(id) {
      if (id === undefined || next?.id === id) next = undefined
      if (id === undefined || read()?.id === id) leave()
    },
    hold() {
      let isHeld = true
      holds++
      if (!read()?.isLeaving) clearTimeout(timer)
      return () => {
        if (!isHeld) return
        isHeld = false
        holds--
        if (!read()?.isLeaving) live()
      }
    },
  }
}
