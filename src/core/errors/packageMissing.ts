import { KitError } from './base.js'

/** Thrown when a feature requires an optional package that is not installed. */
export class PackageMissingError extends KitError<'PACKAGE_MISSING'> {
  override name = 'PackageMissingError'
  /** Command that installs the package. */
  readonly install: string
  constructor(parameters: {
    cause: unknown
    feature: string
    /** Packages, as passed to the package manager. */
    packages: string
  }) {
    const { cause, feature, packages } = parameters
    const install = `npm install ${packages}`
    super(`${feature} is not installed. Run \`${install}\``, {
      cause,
      code: 'PACKAGE_MISSING',
      sentToNetwork: 'no',
    })
    this.install = install
  }
}
