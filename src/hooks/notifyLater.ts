import { loadModule } from '../core/loadModule.js'
import type { Kit } from '../createKit.js'

/**
 * `notifyError` for those who do not wait for it. Its code is fetched with the
 * first failure; when even that fails, what is shown inline has to do.
 */
export function notifyLater(kit: Kit, error: unknown): void {
  loadModule(() => import('../actions/tellFailure.js')).then(
    ({ tellFailure }) => tellFailure(kit, error),
    () => {},
  )
}
