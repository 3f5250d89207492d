Feature: Vouchers
  What a task brings changes what the exchange charges, once.

  Background:
    Given Ada has opened an account

  Scenario: A voucher is used twice at once
    Given Ada has bought 0.05 BTC
    When Ada uses her fee rebate in two windows at once
    Then Ada has one fee rebate in use
    And Ada pays half the fee for selling 0.01 BTC, and the voucher says so
    When Ada uses her fee rebate once more
    Then Ada is told that it has been used, and it has brought as much as before

  @core
  Scenario: Nobody hears the answer, and the voucher is used all the same
    Given Ada has bought 0.05 BTC
    When Ada uses her fee rebate and the answer is lost
    Then Ada has one fee rebate in use

  Scenario: A trial fund is used twice at once, and stays in the account
    When Ada has verified her identity and uses her trial fund in two windows at once
    Then Ada has 50 USDT more to trade with, and none more to take away

  @core
  Scenario: What a trial fund has bought stays in the account, and the fund goes back
    When Ada has verified her identity and uses her trial fund in two windows at once
    Then Ada cannot take away what the fund has bought
    When Ada sells it and 8 days pass over the voucher
    Then Ada's trial fund has gone back

  Scenario: A boosted rate is used once
    When Ada holds 3000 USDT in the flexible product and uses her boosted rate
    Then Ada's boosted rate is in use, and has brought nothing yet

  @core
  Scenario: A boosted rate pays beside the product
    When Ada holds 3000 USDT in the flexible product and uses her boosted rate
    And 3 days pass over the voucher
    Then Ada has been paid 5 percent a year on 2000 USDT for each day, and the voucher says so
    And Ada reads among her rewards that a voucher has brought them, and nothing else

  Scenario: A voucher that nobody has earned
    Then Ada has no voucher

  Scenario: A task is measured by the exchange, and brings its voucher once it is done
    Given Ada looks at the market BTC/USDT
    When Ada has bought 0.01 BTC at market
    Then Ada has come as far in the task of trading 1000 USDT as her trade was worth
    When Ada has bought 0.01 BTC
    Then Ada has done the task of trading 1000 USDT, and has a fee rebate for it

  Scenario: An event that is put away stays away
    Given the exchange offers events
    When Ada puts away one of the events that the exchange offers her
    Then Ada is offered the others, and that one no more
