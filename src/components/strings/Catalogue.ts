import type { Strings } from './en.js'
import type { InsideStrings } from './enInside.js'
import type { FailureStrings } from './failures.js'
import type { KitErrorStrings } from './kitErrors.js'
import type { LegalStrings } from './legal.js'
import type { SocialStrings } from './social.js'

/** Every sentence of the components. A language is two parts of it. */
export type Catalogue = StartPart & RestPart

/** What a language shows first: the buttons, and the list of wallets. */
export type StartPart = Strings

/** What it shows after that. */
export type RestPart = InsideStrings & {
  /** In English those errors say it themselves. */
  failures: FailureStrings & { kitErrors: KitErrorStrings }
  legal: LegalStrings
  social: SocialStrings
}

/** Some of the sentences, at the keys they have in English. */
export type CatalogueOverrides = Overrides<Catalogue>

type Overrides<group> = {
  readonly [key in keyof group]?:
    | (group[key] extends string | readonly unknown[] | AnyFunction
        ? group[key]
        : Overrides<group[key]>)
    | undefined
}

type AnyFunction = (...parameters: never[]) => unknown
