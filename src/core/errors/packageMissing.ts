import { KitError } from './base.js'

/** An optional package that the app uses a feature of is not installed. */
export class PackageMissingError extends KitError<'PACKAGE_MISSING'> {
  override name = 'PackageMissingError'
  /** What installs it. */
  readonly install: string
  constructor(parameters: {
    cause: unknown
    feature: string
    /** As the package manager takes it. */
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
