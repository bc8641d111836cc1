import { lazy } from 'react'
import type { Profile } from '../../profile-query.ts'
import type { SubScreenName } from '../sub-screen.ts'
import type { ProfileFormState } from '../use-profile-form.ts'

const CareerJobScreen = lazy(async () => ({
  default: (await import('./CareerJobScreen.tsx')).CareerJobScreen,
}))
const SchoolScreen = lazy(async () => ({ default: (await import('./SchoolScreen.tsx')).SchoolScreen }))
const TechStackScreen = lazy(async () => ({
  default: (await import('./TechStackScreen.tsx')).TechStackScreen,
}))
const SalaryScreen = lazy(async () => ({ default: (await import('./SalaryScreen.tsx')).SalaryScreen }))
const InterestScreen = lazy(async () => ({ default: (await import('./InterestScreen.tsx')).InterestScreen }))

type SubScreenProps = {
  name: SubScreenName
  /** The id of the career entry or the school. */
  id: string | null
  profile: Profile
  form: ProfileFormState
}

/** Each is loaded when it is opened first. */
export function SubScreen({ name, id, profile, form }: SubScreenProps) {
  switch (name) {
    case 'job':
      return <CareerJobScreen careerId={id} form={form} />
    case 'school':
      return (
        <SchoolScreen key={id} school={profile.userSchoolItems.find((school) => school.id === id) ?? null} />
      )
    case 'techstack':
      return <TechStackScreen profile={profile} />
    case 'salary':
      return <SalaryScreen />
    case 'interest':
      return <InterestScreen />
  }
}
