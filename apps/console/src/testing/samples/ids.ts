/** An id that says which of several it is. */
export const sampleId = (place: number) => `01990000-0000-7000-8000-${String(place).padStart(12, '0')}`
