import { KitError } from './base.js'

/** The mode of the theme is none of the three. */
export class InvalidThemeError extends KitError<'INVALID_THEME'> {
  override name = 'InvalidThemeError'
  constructor() {
    super('The theme is neither dark nor light nor auto', {
      code: 'INVALID_THEME',
    })
  }
}
