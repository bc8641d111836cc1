import { Empty } from '@coffeeattack/ui/Empty'

export function NoNotifications() {
  return (
    <Empty
      className="m-auto py-12"
      title="아직 받은 알림이 없어요"
      description="새 어택과 커피챗 소식을 여기에 모아 드려요"
    />
  )
}
