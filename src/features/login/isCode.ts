import { EMAIL_CODE_LENGTH } from '../../core/constants/login.js'

const pattern = new RegExp(`^[0-9]{${EMAIL_CODE_LENGTH}}$`)

/** Whether a value is a complete one-time code. */
export function isCode(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value)
}
