import { paths } from '@coffeeattack/contract/pages'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { Skeleton, SkeletonGroup } from '@coffeeattack/ui/Skeleton'
import { toast, TOAST_MS } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { prefetch } from '../../api/queries.ts'
import { Page, PageSkeleton } from '../../layout/Page.tsx'
import { privateMeta } from '../../seo.ts'
import { type Profile, profileQuery } from '../profile-query.ts'
import { ProfileFormView } from './ProfileFormView.tsx'
import { type SubScreenName, useSubScreen } from './sub-screen.ts'
import { SubGuardProvider, useGuards } from './use-guard.ts'
import { type ProfileFormState, useProfileForm } from './use-profile-form.ts'

/** The form or the sub-screen over it. Edits and uploads are held here, so they survive both. */
function ProfileEditor({ profile }: { profile: Profile }) {
  const form = useProfileForm(profile)
  const sub = useSubScreen()
  const guards = useGuards({ edited: form.isEdited || form.uploading, save: form.save, forget: form.forget })
  useRestoredNotice(form)
  return (
    <SubGuardProvider value={guards}>
      {sub.name ? (
        <Suspense fallback={<PageSkeleton />}>
          <SubScreen name={sub.name} id={sub.id} profile={profile} form={form} />
        </Suspense>
      ) : (
        <ProfileFormView profile={profile} form={form} onOpen={sub.open} />
      )}
    </SubGuardProvider>
  )
}

function useRestoredNotice({
  wasRestored,
  forget,
}: Pick<ReturnType<typeof useProfileForm>, 'wasRestored' | 'forget'>) {
  useEffect(() => {
    if (!wasRestored) return
    toast('쓰던 내용을 불러왔어요', { ms: TOAST_MS.slow, action: { label: '버리기', onPress: forget } })
    // Said once, when the form opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

export const meta = () => privateMeta('프로필 수정')

export const clientLoader = () => prefetch(profileQuery)

/** The profile edit form (PRO-1). */
export default function ProfileScreen() {
  return (
    <Loaded
      query={useQuery(profileQuery)}
      className="flex-1 justify-center"
      title="프로필을 불러오지 못했어요"
      skeleton={<ProfileShapes />}
      renderFrame={(inside) => (
        <Page title="프로필 수정" backTo={paths.my()}>
          {inside}
        </Page>
      )}
    >
      {(profile) => <ProfileEditor key={profile.id} profile={profile} />}
    </Loaded>
  )
}

/** The form's skeleton. */
function ProfileShapes() {
  return (
    <SkeletonGroup label="프로필을 불러오고 있어요">
      <div className="flex flex-col gap-2.5 px-5 pt-1">
        <Skeleton className="h-1" />
        <Skeleton className="mt-7 h-7 w-16" />
        <div className="mt-2 flex items-center gap-3.5">
          <Skeleton className="size-11" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-4 w-48" />
          </div>
        </div>
        <Skeleton round="card" className="mt-2 h-13.5" />
        <Skeleton round="card" className="h-45" />
        <Skeleton className="mt-10 h-7 w-20" />
        <Skeleton round="card" className="h-18" />
        <Skeleton round="card" className="h-13.5" />
      </div>
    </SkeletonGroup>
  )
}

const CareerJobScreen = lazy(async () => ({
  default: (await import('./sub/CareerJobScreen.tsx')).CareerJobScreen,
}))
const SchoolScreen = lazy(async () => ({ default: (await import('./sub/SchoolScreen.tsx')).SchoolScreen }))
const TechStackScreen = lazy(async () => ({
  default: (await import('./sub/TechStackScreen.tsx')).TechStackScreen,
}))
const SalaryScreen = lazy(async () => ({ default: (await import('./sub/SalaryScreen.tsx')).SalaryScreen }))
const InterestScreen = lazy(async () => ({
  default: (await import('./sub/InterestScreen.tsx')).InterestScreen,
}))

type SubScreenProps = {
  name: SubScreenName
  /** The id of the career entry or the school. */
  id: string | null
  profile: Profile
  form: ProfileFormState
}

/** Each is loaded when it is opened first. */
function SubScreen({ name, id, profile, form }: SubScreenProps) {
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
