Feature: Two people use one device
  Scenario: What I allow myself binds nobody else there, and binds me again
    Given Ada has opened an account
    And Ada looks at the market BTC/USDT
    And Ada allows no order worth more than 10 USDT
    When Ada logs out
    And Bea opens an account on Ada's device
    And Bea looks at the market BTC/USDT
    And Bea buys 0.001 BTC at market
    Then Bea is told that the order was placed
    When Bea logs out
    And Ada logs in
    Then Ada is logged in
    When Ada looks at the market BTC/USDT
    And Ada buys 0.001 BTC at market
    Then Ada is told that the order is worth more than she allows
    And no order of hers exists
