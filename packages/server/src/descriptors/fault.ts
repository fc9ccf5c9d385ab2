/** Why a descriptor is not used. */
export class DescriptorFault extends Error {
  override name = 'DescriptorFault'
}
