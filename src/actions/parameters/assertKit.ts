import { ParameterError } from '../../core/errors/base.js'
import { getMember } from '../../core/errors/getMember.js'
import type { Kit } from '../../createKit.js'

/**
 * Asserts that an entry point is called with a kit. Checks its members,
 * because an app may bundle two copies of this package.
 *
 * @throws ParameterError `kit`
 */
export function assertKit(kit: Kit): void {
  if (
    typeof getMember(kit, 'projectId') !== 'string' ||
    typeof getMember(kit, 'getAccounts') !== 'function'
  )
    throw new ParameterError({
      expected: 'a kit of createKit',
      parameter: 'kit',
      received: kit === null ? 'null' : typeof kit,
    })
}
