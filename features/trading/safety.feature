Feature: Trading keeps within what somebody allows, and stops when nobody is there
  Background:
    Given Ada has opened an account
    And Ada looks at the market BTC/USDT

  Scenario: An order above my limit
    Given Ada allows no order worth more than 10 USDT
    When Ada buys 0.001 BTC at market
    Then Ada is told that the order is worth more than she allows
    And no order of hers exists

  @core
  Scenario: Looser limits wait
    Given Ada allows no order worth more than 10 USDT
    And Ada allows no order worth more than 100000 USDT
    When Ada buys 0.001 BTC at market
    Then Ada is told that the order is worth more than she allows
    And no order of hers exists

  @core
  Scenario: Limits outlive a reload
    Given Ada allows no order worth more than 10 USDT
    When Ada reloads the page
    And Ada buys 0.001 BTC at market
    Then no order of hers exists

  @core
  Scenario: Nobody is there any more
    Given Ada bids 0.001 BTC far below the market
    And Ada wants her orders cancelled when she is silent for 10 seconds
    When 15 seconds pass
    Then Ada's bid is among her open orders
    When Ada is gone for 15 seconds
    Then Ada has no open orders

  @browser
  Scenario: Nothing hangs on the status bar
    Given Ada bids 0.001 BTC far below the market
    And Ada wants her orders cancelled when she is silent for 10 seconds, after a reload too
    And Ada allows no order worth more than 10 USDT
    When the status bar of Ada's page cannot be loaded
    And Ada buys 0.001 BTC at market
    Then Ada is told that the order is worth more than she allows
    When 15 seconds pass
    Then Ada's bid is among her open orders
    When Ada is gone for 15 seconds
    Then Ada has no open orders
