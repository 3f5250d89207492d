import type { LanguageCode } from '../../../src/domain/platform/language';

/** What the stand-ins for Google and Apple say. `{provider}` is filled in. */
export interface ProviderTexts {
  readonly title: string;
  readonly practice: string;
  readonly another: string;
  readonly email: string;
  readonly name: string;
  readonly hideEmail: string;
  readonly shares: string;
  readonly create: string;
  readonly cancel: string;
  readonly badEmail: string;
  readonly done: string;
  readonly refusedTitle: string;
  readonly refused: string;
}

export const providerTexts: Readonly<Record<LanguageCode, ProviderTexts>> = {
  en: {
    title: 'Sign in with {provider}',
    practice: 'These are practice accounts of the sandbox, not real ones.',
    another: 'Another practice account',
    email: 'E-mail address',
    name: 'Name',
    hideEmail: 'Hide my e-mail address',
    shares: 'The exchange asks for your name and e-mail address.',
    create: 'Create and continue',
    cancel: 'Cancel',
    badEmail: 'Enter an e-mail address such as name@example.com.',
    done: 'You can close this window.',
    refusedTitle: 'This sign-in cannot continue',
    refused: 'The page that asked for it is not known here, or asked for something that does not exist.',
  },
  zh: {
    title: '使用 {provider} 登入',
    practice: '這些是沙盒的練習帳號，並非真實帳號。',
    another: '其他練習帳號',
    email: '電子郵件地址',
    name: '姓名',
    hideEmail: '隱藏我的電子郵件地址',
    shares: '交易所要求取得您的姓名和電子郵件地址。',
    create: '建立並繼續',
    cancel: '取消',
    badEmail: '請輸入電子郵件地址，例如 name@example.com。',
    done: '您可以關閉此視窗。',
    refusedTitle: '無法繼續登入',
    refused: '提出要求的頁面不在允許之列，或要求的內容不存在。',
  },
  'zh-Hans': {
    title: '使用 {provider} 登录',
    practice: '这些是沙盒的练习账号，并非真实账号。',
    another: '其他练习账号',
    email: '邮箱地址',
    name: '姓名',
    hideEmail: '隐藏我的邮箱地址',
    shares: '交易所请求获取您的姓名和邮箱地址。',
    create: '创建并继续',
    cancel: '取消',
    badEmail: '请输入邮箱地址，例如 name@example.com。',
    done: '您可以关闭此窗口。',
    refusedTitle: '无法继续登录',
    refused: '发起请求的页面不在允许之列，或请求的内容不存在。',
  },
  ru: {
    title: 'Вход через {provider}',
    practice: 'Это учебные учётные записи песочницы, а не настоящие.',
    another: 'Другая учебная учётная запись',
    email: 'Адрес электронной почты',
    name: 'Имя',
    hideEmail: 'Скрыть мой адрес',
    shares: 'Биржа запрашивает ваше имя и адрес электронной почты.',
    create: 'Создать и продолжить',
    cancel: 'Отмена',
    badEmail: 'Введите адрес электронной почты, например name@example.com.',
    done: 'Это окно можно закрыть.',
    refusedTitle: 'Вход нельзя продолжить',
    refused: 'Страница, которая его запросила, здесь неизвестна, или запрошенного не существует.',
  },
  pt: {
    title: 'Entrar com {provider}',
    practice: 'Estas são contas de treino do ambiente de testes, não contas reais.',
    another: 'Outra conta de treino',
    email: 'E-mail',
    name: 'Nome',
    hideEmail: 'Ocultar meu e-mail',
    shares: 'A corretora pede seu nome e seu e-mail.',
    create: 'Criar e continuar',
    cancel: 'Cancelar',
    badEmail: 'Digite um e-mail, como nome@example.com.',
    done: 'Você pode fechar esta janela.',
    refusedTitle: 'Não é possível continuar',
    refused: 'A página que pediu o login não é conhecida aqui, ou pediu algo que não existe.',
  },
  ukr: {
    title: 'Вхід через {provider}',
    practice: 'Це навчальні облікові записи пісочниці, а не справжні.',
    another: 'Інший навчальний обліковий запис',
    email: 'Адреса електронної пошти',
    name: 'Ім’я',
    hideEmail: 'Приховати мою адресу',
    shares: 'Біржа запитує ваше ім’я та адресу електронної пошти.',
    create: 'Створити й продовжити',
    cancel: 'Скасувати',
    badEmail: 'Введіть адресу електронної пошти, наприклад name@example.com.',
    done: 'Це вікно можна закрити.',
    refusedTitle: 'Вхід неможливо продовжити',
    refused: 'Сторінка, яка його запросила, тут невідома, або запитаного не існує.',
  },
  vn: {
    title: 'Đăng nhập bằng {provider}',
    practice: 'Đây là các tài khoản luyện tập của môi trường thử, không phải tài khoản thật.',
    another: 'Tài khoản luyện tập khác',
    email: 'Địa chỉ e-mail',
    name: 'Tên',
    hideEmail: 'Ẩn địa chỉ e-mail của tôi',
    shares: 'Sàn giao dịch yêu cầu tên và địa chỉ e-mail của bạn.',
    create: 'Tạo và tiếp tục',
    cancel: 'Hủy',
    badEmail: 'Hãy nhập địa chỉ e-mail, ví dụ name@example.com.',
    done: 'Bạn có thể đóng cửa sổ này.',
    refusedTitle: 'Không thể tiếp tục đăng nhập',
    refused: 'Trang yêu cầu đăng nhập không được biết ở đây, hoặc yêu cầu điều không tồn tại.',
  },
  es: {
    title: 'Iniciar sesión con {provider}',
    practice: 'Son cuentas de práctica del entorno de pruebas, no cuentas reales.',
    another: 'Otra cuenta de práctica',
    email: 'Correo electrónico',
    name: 'Nombre',
    hideEmail: 'Ocultar mi correo electrónico',
    shares: 'La plataforma pide su nombre y su correo electrónico.',
    create: 'Crear y continuar',
    cancel: 'Cancelar',
    badEmail: 'Escriba un correo electrónico, como nombre@example.com.',
    done: 'Puede cerrar esta ventana.',
    refusedTitle: 'No se puede continuar',
    refused: 'La página que lo pidió no se conoce aquí, o pidió algo que no existe.',
  },
};
