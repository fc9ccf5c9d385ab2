import type { Strings } from './en.js'
import type { InsideStrings } from './enInside.js'
import type { FailureStrings } from './failures.js'
import type { KitErrorStrings } from './kitErrors.js'
import type { LegalStrings } from './legal.js'
import type { PartsStrings } from './parts.js'
import type { SocialStrings } from './social.js'

/** All strings of the components. A translation consists of two parts. */
export type Catalogue = StartPart & RestPart

/** Strings needed first: the buttons and the wallet list. */
export type StartPart = Strings

/** All other strings. */
export type RestPart = InsideStrings & {
  /** English uses the messages of the errors themselves. */
  failures: FailureStrings & { kitErrors: KitErrorStrings }
  legal: LegalStrings
  parts: PartsStrings
  social: SocialStrings
}

/** Overrides of individual strings, by their English keys. */
export type CatalogueOverrides = Overrides<Catalogue>

type Overrides<group> = {
  readonly [key in keyof group]?:
    | (group[key] extends string | readonly unknown[] | AnyFunction
        ? group[key]
        : Overrides<group[key]>)
    | undefined
}

type AnyFunction = (...parameters: never[]) => unknown
