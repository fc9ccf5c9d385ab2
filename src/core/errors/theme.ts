import { KitError } from './base.js'

/** Thrown when the theme mode is not `dark`, `light` or `auto`. */
export class InvalidThemeError extends KitError<'INVALID_THEME'> {
  override name = 'InvalidThemeError'
  constructor() {
    super('Invalid theme mode. Use `dark`, `light` or `auto`', {
      code: 'INVALID_THEME',
    })
  }
}
