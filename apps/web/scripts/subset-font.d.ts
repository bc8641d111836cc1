/** The part of the package's API that we use; it has no types of its own. */
declare module 'subset-font' {
  type SubsetOptions = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    variationAxes?: Record<string, number | { min: number; max: number }>
    keepFeatures?: string[]
    keepAllGlyphs?: boolean
    noHinting?: boolean
    preserveNameIds?: number[]
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}
