/** The id of the n-th sample. */
export const sampleId = (place: number) => `01990000-0000-7000-8000-${String(place).padStart(12, '0')}`
