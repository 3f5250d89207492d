import type { LanguageCode } from '../../src/domain/platform/language';

/** What the pages behind the links of mails say. `{email}` and `{count}` are filled in. */
export interface PageTexts {
  readonly resetTitle: string;
  readonly forAccount: string;
  readonly newPassword: string;
  readonly lengthRule: string;
  readonly save: string;
  readonly changedTitle: string;
  readonly changed: string;
  readonly confirmedTitle: string;
  readonly deadTitle: string;
  readonly dead: string;
  readonly back: string;
  readonly close: string;
}

export const pageTexts: Readonly<Record<LanguageCode, PageTexts>> = {
  en: {
    resetTitle: 'Choose a new password',
    forAccount: 'For {email}',
    newPassword: 'New password',
    lengthRule: 'At least {count} characters.',
    save: 'Save the new password',
    changedTitle: 'Your password has been changed',
    changed: 'You have been signed out everywhere else.',
    confirmedTitle: 'Your e-mail address is confirmed',
    deadTitle: 'This link no longer works',
    dead: 'It has been used already, or it is too old. Ask for a new one on the sign-in page.',
    back: 'Back to sign in',
    close: 'You can close this page and sign in.',
  },
  zh: {
    resetTitle: '設定新密碼',
    forAccount: '帳號：{email}',
    newPassword: '新密碼',
    lengthRule: '至少 {count} 個字元。',
    save: '儲存新密碼',
    changedTitle: '密碼已變更',
    changed: '其他裝置上的登入都已登出。',
    confirmedTitle: '電子郵件地址已驗證',
    deadTitle: '此連結已失效',
    dead: '連結已使用過或已過期，請回登入頁面重新索取。',
    back: '返回登入',
    close: '您可以關閉此頁面並登入。',
  },
  'zh-Hans': {
    resetTitle: '设置新密码',
    forAccount: '账号：{email}',
    newPassword: '新密码',
    lengthRule: '至少 {count} 个字符。',
    save: '保存新密码',
    changedTitle: '密码已修改',
    changed: '其他设备上的登录均已退出。',
    confirmedTitle: '邮箱地址已验证',
    deadTitle: '此链接已失效',
    dead: '链接已被使用或已过期，请回到登录页重新获取。',
    back: '返回登录',
    close: '您可以关闭此页面并登录。',
  },
  ru: {
    resetTitle: 'Задайте новый пароль',
    forAccount: 'Учётная запись: {email}',
    newPassword: 'Новый пароль',
    lengthRule: 'Минимум символов: {count}.',
    save: 'Сохранить новый пароль',
    changedTitle: 'Пароль изменён',
    changed: 'На всех остальных устройствах выполнен выход.',
    confirmedTitle: 'Адрес электронной почты подтверждён',
    deadTitle: 'Ссылка больше не действует',
    dead: 'Она уже использована или устарела. Запросите новую на странице входа.',
    back: 'Вернуться ко входу',
    close: 'Можно закрыть эту страницу и войти.',
  },
  pt: {
    resetTitle: 'Escolha uma nova senha',
    forAccount: 'Para {email}',
    newPassword: 'Nova senha',
    lengthRule: 'Pelo menos {count} caracteres.',
    save: 'Salvar a nova senha',
    changedTitle: 'Sua senha foi alterada',
    changed: 'Sua conta foi desconectada em todos os outros dispositivos.',
    confirmedTitle: 'Seu e-mail foi confirmado',
    deadTitle: 'Este link não funciona mais',
    dead: 'Ele já foi usado ou expirou. Peça um novo na página de login.',
    back: 'Voltar ao login',
    close: 'Você pode fechar esta página e entrar.',
  },
  ukr: {
    resetTitle: 'Задайте новий пароль',
    forAccount: 'Обліковий запис: {email}',
    newPassword: 'Новий пароль',
    lengthRule: 'Щонайменше символів: {count}.',
    save: 'Зберегти новий пароль',
    changedTitle: 'Пароль змінено',
    changed: 'На всіх інших пристроях виконано вихід.',
    confirmedTitle: 'Адресу електронної пошти підтверджено',
    deadTitle: 'Посилання більше не діє',
    dead: 'Його вже використано або воно застаріло. Попросіть нове на сторінці входу.',
    back: 'Повернутися до входу',
    close: 'Можна закрити цю сторінку й увійти.',
  },
  vn: {
    resetTitle: 'Đặt mật khẩu mới',
    forAccount: 'Cho tài khoản {email}',
    newPassword: 'Mật khẩu mới',
    lengthRule: 'Ít nhất {count} ký tự.',
    save: 'Lưu mật khẩu mới',
    changedTitle: 'Mật khẩu đã được thay đổi',
    changed: 'Bạn đã được đăng xuất khỏi mọi thiết bị khác.',
    confirmedTitle: 'Địa chỉ e-mail đã được xác nhận',
    deadTitle: 'Liên kết này không còn hiệu lực',
    dead: 'Liên kết đã được dùng hoặc đã quá hạn. Hãy yêu cầu liên kết mới ở trang đăng nhập.',
    back: 'Quay lại đăng nhập',
    close: 'Bạn có thể đóng trang này và đăng nhập.',
  },
  es: {
    resetTitle: 'Elija una nueva contraseña',
    forAccount: 'Para {email}',
    newPassword: 'Nueva contraseña',
    lengthRule: 'Al menos {count} caracteres.',
    save: 'Guardar la nueva contraseña',
    changedTitle: 'Su contraseña se ha cambiado',
    changed: 'Se ha cerrado la sesión en todos los demás dispositivos.',
    confirmedTitle: 'Su correo electrónico está confirmado',
    deadTitle: 'Este enlace ya no funciona',
    dead: 'Ya se ha usado o ha caducado. Pida uno nuevo en la página de inicio de sesión.',
    back: 'Volver al inicio de sesión',
    close: 'Puede cerrar esta página e iniciar sesión.',
  },
};
